// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension CommonWords {
  /// By what they are for: small words, talk, time, people, places, things, doing, being.
  static let english = list(
    """
    I you he she it we they me him her us them my your his our their mine yours this that these those
    a an the and or but if so because while although unless than as at by for from in into of off on onto out over to
    under until up with without about above across after against along among around before behind below beside between
    down during inside near outside past through toward within
    not no yes never always often sometimes soon again already almost also away back even ever far here there just maybe
    more most much many less least few some any all both each every either neither other another such same only own too
    very quite rather really still then now well enough together instead perhaps probably
    hello hi hey bye goodbye thanks thank please sorry welcome okay fine great good nice lovely happy glad sure right
    congratulations cheers regards sincerely dear
    who what when where why which whose how
    today tomorrow yesterday tonight morning afternoon evening night noon midnight day week weekend month year hour
    minute second moment later early late next last first time date spring summer autumn winter birthday holiday
    man woman child children boy girl baby mother father mum dad mom parents brother sister son daughter family friend
    friends neighbour neighbor husband wife doctor nurse teacher student boss colleague customer driver people person
    home house flat room kitchen bathroom garden door window street road corner town city village country school office
    hospital station airport hotel restaurant café shop market bank library church park beach river lake sea mountain
    forest bridge
    bread butter cheese milk egg eggs meat fish rice soup salad fruit apple orange banana water tea coffee juice beer
    wine breakfast lunch dinner supper cake
    bag ball bed bike bill boat book bottle box bus camera car card chair clothes coat computer cup dress file film game
    glass hat key keyboard lamp letter list mark message money music newspaper number page paper parcel pen phone
    picture plane plate radio ring rose screen shirt shoe shoes song table television ticket tool toy train umbrella
    wall watch
    answer arrive ask become begin believe borrow break bring build buy call carry catch change choose clean close come
    cook count cut dance decide draw drink drive eat fall feel fetch find finish fly follow forget forgive get give go
    grow hear help hide hold hope hurry invite join jump keep know laugh learn leave lend let lie like listen live look
    lose love make may meet mend miss move must need open order pack pay play promise pull push put reach read reply
    rest ride run save say see sell send share show sing sit sleep smile speak spend stand start stay stop study swim
    take talk taste teach tell think throw touch travel try turn understand use visit wait wake walk want wash wear will
    win wish work worry write
    am is are was were be been being do does did done doing have has had having can could shall should would might went
    gone came said told made took given seen known thought found left kept heard bought brought sent
    angry bad beautiful big black blue brave bright broken brown busy careful cheap clear clever cold cool correct
    dangerous dark deep different difficult dirty dry easy empty expensive false fast free fresh friendly full funny
    green grey hard healthy heavy high hot huge hungry ill important interesting kind large lazy light little long loud
    low lucky new noisy old open pink polite poor possible pretty proud quick quiet ready real red rich round sad safe
    sharp short sick simple slow small soft special strange strong sweet tall thin thirsty tired true ugly warm weak wet
    white whole wide wonderful wrong yellow young
    """)
}
