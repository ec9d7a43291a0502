package io.panoptes.equivalence.front.folding;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.FoldedTexts;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** Scalars over one row and those that enclose it. */
final class FoldedScalars {
    /** What LIKE sees of a text: it goes letter by letter, so that {@code 'ß'} is {@code 'ss'} but not like it. */
    private static final String LETTERS = "LETTERS";

    /** The nearest row first; for each column whether it holds a text in lower case, which stands for all that are equal. */
    private final List<List<Boolean>> rows;

    /** @param folded whether it is a text in lower case */
    record Folded(Scalar scalar, boolean folded) {}

    /** Whether texts that are equal may differ in blanks at their end. */
    private final boolean blanks;

    FoldedScalars(List<Boolean> row, List<List<Boolean>> enclosing, boolean blanks) {
        this.blanks = blanks;
        this.rows = new ArrayList<>();
        this.rows.add(row);
        this.rows.addAll(enclosing);
    }

    Folded of(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Column column -> new Folded(column, rows.getFirst().get(column.index()));
            case Scalar.Outer outer -> new Folded(outer, rows.get(outer.level()).get(outer.index()));
            case Scalar.Literal literal -> new Folded(literal, false);
            case Scalar.Call call -> ofCall(call);
            case Scalar.Uninterpreted(String name, var arguments, SqlType type) ->
                new Folded(new Scalar.Uninterpreted(name, spelled(name, arguments), type), false);
            case Scalar.Case branches -> ofCase(branches);
            case Scalar.Cast(Scalar operand, SqlType type) -> {
                Folded inner = of(operand);
                if (inner.folded() && !isText(type)) {
                    throw new Unsupported("a cast of a text that is any of several");
                }
                yield new Folded(new Scalar.Cast(inner.scalar(), type), inner.folded());
            }
            case Scalar.Exists(Relation relation) ->
                new Folded(new Scalar.Exists(inside().of(relation).relation()), false);
            case Scalar.In(var left, Relation relation) ->
                new Folded(
                        new Scalar.In(
                                left.stream().map(this::comparable).toList(),
                                inside().of(relation).lowered().relation()),
                        false);
            case Scalar.Quantified(Scalar left, Operator comparison, boolean all, Relation relation) ->
                new Folded(
                        new Scalar.Quantified(
                                comparable(left),
                                comparison,
                                all,
                                inside().of(relation).lowered().relation()),
                        false);
            case Scalar.Subquery(Relation relation) -> {
                FoldedRelations.Rows inner = inside().of(relation);
                yield new Folded(
                        new Scalar.Subquery(inner.relation()), inner.folded().getFirst());
            }
        };
    }

    /** The scalar alone, a text as it is spelled. */
    Scalar spelled(Scalar scalar) {
        Folded inner = of(scalar);
        if (inner.folded()) {
            throw new Unsupported("a text that is any of several");
        }
        return inner.scalar();
    }

    /** The scalar alone, of which nothing but a truth value or a number is asked. */
    Scalar plain(Scalar scalar) {
        return of(scalar).scalar();
    }

    /** A text in lower case. */
    Scalar comparable(Scalar scalar) {
        return lowered(of(scalar)).scalar();
    }

    static Folded lowered(Folded scalar) {
        return scalar.folded() || !isText(scalar.scalar().type()) ? scalar : new Folded(lower(scalar.scalar()), true);
    }

    /** {@code LOWER(UPPER(s))} is LOWER(s). */
    private static Scalar lower(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Literal literal -> new Scalar.Literal(FoldedTexts.of(literal.value()), literal.type());
            case Scalar.Call(Operator operator, var arguments, var ignored)
            when operator == Operator.UPPER || operator == Operator.LOWER -> lower(arguments.getFirst());
            case Scalar other -> new Scalar.Call(Operator.LOWER, List.of(other), SqlType.TEXT);
        };
    }

    static boolean isText(SqlType type) {
        return type instanceof SqlType.TextType;
    }

    private Folded ofCall(Scalar.Call call) {
        return switch (call.operator()) {
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                with(call, comparable(call), false);
            case IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM -> with(call, comparable(call), false);
            case IS_NULL, IS_NOT_NULL -> with(call, plain(call), false);
            case GREATEST, LEAST -> with(call, comparable(call), isText(call.type()));
            case UPPER, LOWER -> {
                Folded inner = of(call.arguments().getFirst());
                yield inner.folded() ? inner : with(call, List.of(inner.scalar()), false);
            }
            case CONCAT -> {
                List<Boolean> each = call.arguments().stream()
                        .map(argument -> of(argument).folded())
                        .toList();
                boolean folded = each.contains(true);
                if (blanks && each.subList(0, each.size() - 1).contains(true)) {
                    throw new Unsupported("a text that is any of several before another, which may end with blanks");
                }
                yield with(call, folded ? comparable(call) : plain(call), folded);
            }
            case LIKE ->
                with(
                        call,
                        call.arguments().stream()
                                .map(this::spelled)
                                .map(FoldedScalars::letters)
                                .toList(),
                        false);
            default -> with(call, spelled(call.operator().name(), call.arguments()), false);
        };
    }

    private static Scalar letters(Scalar text) {
        return text instanceof Scalar.Literal || !isText(text.type())
                ? text
                : new Scalar.Uninterpreted(LETTERS, List.of(text), SqlType.TEXT);
    }

    private List<Scalar> comparable(Scalar.Call call) {
        return call.arguments().stream().map(this::comparable).toList();
    }

    private List<Scalar> plain(Scalar.Call call) {
        return call.arguments().stream().map(this::plain).toList();
    }

    private List<Scalar> spelled(String function, List<Scalar> arguments) {
        return arguments.stream()
                .map(this::of)
                .map(argument -> {
                    if (argument.folded()) {
                        throw new Unsupported(function + " of a text that is any of several");
                    }
                    return argument.scalar();
                })
                .toList();
    }

    private static Folded with(Scalar.Call call, List<Scalar> arguments, boolean folded) {
        return new Folded(new Scalar.Call(call.operator(), arguments, call.type()), folded);
    }

    private Folded ofCase(Scalar.Case branches) {
        List<Folded> results = new ArrayList<>();
        branches.branches().forEach(branch -> results.add(of(branch.result())));
        results.add(of(branches.otherwise()));
        boolean folded = results.stream().anyMatch(Folded::folded);
        List<Scalar> scalars = results.stream()
                .map(result -> folded ? lowered(result).scalar() : result.scalar())
                .toList();
        List<Scalar.When> whens = new ArrayList<>();
        for (int i = 0; i < branches.branches().size(); i++) {
            whens.add(new Scalar.When(plain(branches.branches().get(i).condition()), scalars.get(i)));
        }
        return new Folded(new Scalar.Case(whens, scalars.getLast(), branches.type()), folded);
    }

    private FoldedRelations inside() {
        return new FoldedRelations(rows, blanks);
    }
}
