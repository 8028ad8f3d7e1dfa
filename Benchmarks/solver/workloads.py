# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The screens of bench-solver/Workload.swift, built for kiwisolver in the same order."""
import math

from kiwisolver import Constraint, Expression, Solver, Term, Variable

NAMES = ["siblings", "chainFixed", "chainEqual", "listTop", "listBottom", "nested", "grid"]


class View:
    def __init__(self):
        self.left, self.top, self.width, self.height = (Variable() for _ in range(4))


class Page:
    """A screen of 390 × 844 points with a keyboard, a bar on it, a floating picture, and a workload."""

    def __init__(self, name, count):
        self.rules = []
        self.width, self.height, self.keyboard = Variable(), Variable(), Variable()
        self.bar, self.picture = View(), View()
        require = self.require
        require([(self.width, 1)], "==", 390)
        require([(self.height, 1)], "==", 844)
        require([(self.bar.left, 1)], "==", 0)
        require([(self.bar.width, 1), (self.width, -1)], "==", 0)
        require([(self.bar.height, 1)], "==", 50)
        require([(self.bar.top, 1), (self.bar.height, 1), (self.keyboard, -1)], "==", 0)
        require([(self.picture.height, 1)], "==", 80)
        getattr(self, name)(count)
        picture = self.picture
        self.away = [
            rule([(picture.left, 1)], "==", 16), rule([(picture.top, 1)], "==", 8),
            rule([(picture.width, 1)], "==", 100)]
        self.near = [
            rule([(picture.left, 1), (picture.width, 1), (self.width, -1)], "==", -16),
            rule([(picture.top, 1), (picture.height, 1), (self.keyboard, -1)], "==", -8),
            rule([(picture.width, 1)], "==", 200)]

    def require(self, terms, relation, constant):
        self.rules.append(rule(terms, relation, constant))

    def siblings(self, count):
        for index in range(count):
            view = View()
            self.require([(view.left, 1)], "==", 16 + index % 7)
            self.require([(view.top, 1)], "==", 44 * index)
            self.require([(view.left, 1), (view.width, 1), (self.width, -1)], "==", -16)
            self.require([(view.height, 1)], "==", 40)

    def chainFixed(self, count):
        self.chain(count, False)

    def chainEqual(self, count):
        self.chain(count, True)

    def chain(self, count, is_equal):
        previous = None
        for _ in range(count):
            view = View()
            self.require([(view.top, 1)], "==", 0)
            self.require([(view.height, 1)], "==", 44)
            if previous:
                self.require([(view.left, 1), (previous.left, -1), (previous.width, -1)], "==", 8)
                if is_equal:
                    self.require([(view.width, 1), (previous.width, -1)], "==", 0)
            else:
                self.require([(view.left, 1)], "==", 0)
            if not is_equal:
                self.require([(view.width, 1)], "==", 60)
            previous = view
        if is_equal:
            self.require([(previous.left, 1), (previous.width, 1), (self.width, -1)], "==", 0)

    def listTop(self, count):
        self.list(count, True)

    def listBottom(self, count):
        self.list(count, False)

    def list(self, count, from_top):
        previous = None
        for index in range(count):
            view = View()
            self.require([(view.left, 1)], "==", 16)
            if from_top and not previous:
                self.require([(view.top, 1)], "==", 8)
            elif from_top:
                self.require([(view.top, 1), (previous.top, -1), (previous.height, -1)], "==", 8)
            else:
                below = previous or self.bar
                self.require([(view.top, 1), (view.height, 1), (below.top, -1)], "==", -8)
            self.require([(view.left, 1), (view.width, 1), (self.width, -1)], "<=", -16)
            self.require([(view.width, 1)], ">=", 0)
            self.require([(view.height, 1)], ">=", 0)
            for size, natural in ((view.width, 60 + index * 37 % 200), (view.height, 20)):
                self.rules.append(rule([(size, 1)], "<=", natural, "weak"))
                self.rules.append(rule([(size, 1)], ">=", natural, "strong"))
            previous = view

    def nested(self, count):
        outer = None
        for _ in range(count):
            view = View()
            if outer:
                self.require([(view.left, 1), (outer.left, -1)], "==", 1)
                self.require([(view.top, 1), (outer.top, -1)], "==", 1)
                self.require([(view.left, 1), (view.width, 1), (outer.left, -1), (outer.width, -1)], "==", -1)
                self.require([(view.top, 1), (view.height, 1), (outer.top, -1), (outer.height, -1)], "==", -1)
            else:
                self.require([(view.left, 1)], "==", 0)
                self.require([(view.top, 1)], "==", 0)
                self.require([(view.left, 1), (view.width, 1), (self.width, -1)], "==", 0)
                self.require([(view.top, 1), (view.height, 1), (self.keyboard, -1)], "==", 0)
            outer = view

    def grid(self, count):
        side = math.isqrt(count)
        above, first = [], None
        for row in range(side):
            line = []
            for column in range(side):
                view = View()
                if line:
                    self.require([(view.left, 1), (line[-1].left, -1), (line[-1].width, -1)], "==", 0)
                else:
                    self.require([(view.left, 1)], "==", 0)
                if row:
                    self.require([(view.top, 1), (above[column].top, -1), (above[column].height, -1)], "==", 0)
                else:
                    self.require([(view.top, 1)], "==", 0)
                if first:
                    self.require([(view.width, 1), (first.width, -1)], "==", 0)
                    self.require([(view.height, 1), (first.height, -1)], "==", 0)
                else:
                    first = view
                line.append(view)
            if not row:
                self.require([(line[-1].left, 1), (line[-1].width, 1), (self.width, -1)], "==", 0)
            above = line
        self.require([(above[-1].top, 1), (above[-1].height, 1), (self.keyboard, -1)], "==", 0)

    def build(self):
        """Adds everything to a new solver, which is what is timed."""
        solver = Solver()
        solver.addEditVariable(self.keyboard, "strong")
        solver.suggestValue(self.keyboard, 844)
        for constraint in self.rules:
            solver.addConstraint(constraint)
        for constraint in self.away:
            solver.addConstraint(constraint)
        solver.updateVariables()
        return solver

    def sum(self):
        return sum(
            term.variable().value() for constraint in self.rules for term in constraint.expression().terms())


def rule(terms, relation, constant, strength="required"):
    expression = Expression([Term(variable, factor) for variable, factor in terms], -constant)
    return Constraint(expression, relation, strength)
