package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the {@link Links} off a query: follows each value back to the base columns that it may come from. */
final class LinkFinder {
    private final BaseColumns columns;
    private final Links links;
    private int scans;

    LinkFinder(BaseColumns columns, Links links) {
        this.columns = columns;
        this.links = links;
    }

    /** The sources of each column of the row at hand, and the row around it. */
    record Row(List<BitSet> columns, @Nullable Row around) {}

    void read(Relation relation) {
        read(relation, null);
    }

    /** A condition over a row of a table. */
    void read(Scalar condition, Table table) {
        read(condition, new Row(scan(table), null));
    }

    private List<BitSet> read(Relation relation, @Nullable Row around) {
        return switch (relation) {
            case Relation.Scan(Table table) -> scan(table);
            case Relation.Values values -> values(values, around);
            case Relation.Filter(Relation input, Scalar condition) -> {
                List<BitSet> row = read(input, around);
                read(condition, new Row(row, around));
                yield row;
            }
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                readAll(expressions, new Row(read(input, around), around));
            case Relation.Join join -> join(join, around);
            case Relation.SetOperation operation -> setOperation(operation, around);
            case Relation.Distinct(Relation input) -> read(input, around);
            case Relation.Aggregate aggregate -> aggregate(aggregate, around);
            case Relation.Window window -> window(window, around);
            case Relation.Sort sort -> sort(sort, around);
        };
    }

    /** How often tables were read in all that has been read. */
    int scans() {
        return scans;
    }

    private List<BitSet> scan(Table table) {
        scans++;
        List<BitSet> row = new ArrayList<>();
        int index = columns.tableIndex(table.name());
        for (int i = 0; i < table.columns().size(); i++) {
            row.add(Links.source(columns.number(index, i)));
        }
        return row;
    }

    private List<BitSet> values(Relation.Values values, @Nullable Row around) {
        List<BitSet> sources = new ArrayList<>();
        values.types().forEach(type -> sources.add(new BitSet()));
        for (List<Scalar> row : values.rows()) {
            List<BitSet> read = readAll(row, new Row(List.of(), around));
            for (int i = 0; i < read.size(); i++) {
                sources.get(i).or(read.get(i));
            }
        }
        return sources;
    }

    private List<BitSet> join(Relation.Join join, @Nullable Row around) {
        List<BitSet> left = read(join.left(), around);
        List<BitSet> right = read(join.right(), join.lateral() ? new Row(left, around) : around);
        List<BitSet> both = new ArrayList<>(left);
        both.addAll(right);
        read(join.condition(), new Row(both, around));
        return join.types().size() == left.size() ? left : both;
    }

    private List<BitSet> setOperation(Relation.SetOperation operation, @Nullable Row around) {
        List<BitSet> left = read(operation.left(), around);
        List<BitSet> right = read(operation.right(), around);
        List<BitSet> both = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            BitSet sources = union(left.get(i), right.get(i));
            links.joinAll(sources);
            both.add(sources);
        }
        return both;
    }

    private List<BitSet> aggregate(Relation.Aggregate aggregate, @Nullable Row around) {
        Row row = new Row(read(aggregate.input(), around), around);
        List<BitSet> out = new ArrayList<>(readAll(aggregate.keys(), row));
        for (Relation.AggregateCall call : aggregate.aggregates()) {
            BitSet sources = union(readAll(call.arguments(), row));
            call.filter().ifPresent(filter -> read(filter, row));
            out.add(call.function() == AggregateFunction.COUNT ? count() : sources);
        }
        return out;
    }

    private List<BitSet> window(Relation.Window window, @Nullable Row around) {
        List<BitSet> out = new ArrayList<>(read(window.input(), around));
        Row row = new Row(List.copyOf(out), around);
        for (Relation.WindowCall call : window.calls()) {
            BitSet sources = union(readAll(call.arguments(), row));
            readAll(call.partition(), row);
            out.add(
                    switch (call.function()) {
                        case ROW_NUMBER, RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST, NTILE, COUNT -> count();
                        case LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE, SUM, SUM0, MIN, MAX, AVG, OTHER -> sources;
                    });
        }
        return out;
    }

    private List<BitSet> sort(Relation.Sort sort, @Nullable Row around) {
        if (sort.limit().isPresent() || sort.offset() > 0) {
            links.wantRows(sort.offset() + sort.limit().orElse(0) + 1);
        }
        return read(sort.input(), around);
    }

    private List<BitSet> readAll(List<Scalar> scalars, Row row) {
        return scalars.stream().map(scalar -> read(scalar, row)).toList();
    }

    /** Where its value may come from. */
    private BitSet read(Scalar scalar, Row row) {
        return switch (scalar) {
            case Scalar.Column(int index, var ignored) -> row.columns().get(index);
            case Scalar.Outer(int level, int index, var ignored) -> outer(row, level, index);
            case Scalar.Literal ignored -> new BitSet();
            case Scalar.Call call -> call(call, row);
            case Scalar.Uninterpreted call -> {
                BitSet sources = union(readAll(call.arguments(), row));
                links.readCharacters(sources);
                yield sources;
            }
            case Scalar.Case branches -> branches(branches, row);
            case Scalar.Cast(Scalar operand, var ignored) -> read(operand, row);
            case Scalar.Exists(Relation relation) -> {
                read(relation, row);
                yield new BitSet();
            }
            case Scalar.In(List<Scalar> left, Relation relation) -> {
                List<BitSet> rights = read(relation, row);
                List<BitSet> lefts = readAll(left, row);
                for (int i = 0; i < lefts.size(); i++) {
                    links.joinAll(union(lefts.get(i), rights.get(i)));
                }
                yield new BitSet();
            }
            case Scalar.Quantified quantified -> {
                links.joinAll(union(
                        read(quantified.left(), row),
                        read(quantified.relation(), row).getFirst()));
                yield new BitSet();
            }
            case Scalar.Subquery(Relation relation) -> read(relation, row).getFirst();
        };
    }

    private static BitSet outer(Row row, int level, int index) {
        Row outer = row;
        for (int i = 0; i < level && outer.around() != null; i++) {
            outer = outer.around();
        }
        return outer.columns().get(index);
    }

    private BitSet branches(Scalar.Case branches, Row row) {
        BitSet sources = (BitSet) read(branches.otherwise(), row).clone();
        for (Scalar.When when : branches.branches()) {
            read(when.condition(), row);
            sources.or(read(when.result(), row));
        }
        return sources;
    }

    private BitSet call(Scalar.Call call, Row row) {
        BitSet sources = union(readAll(call.arguments(), row));
        switch (call.operator()) {
            case EQUAL,
                    NOT_EQUAL,
                    LESS,
                    LESS_OR_EQUAL,
                    GREATER,
                    GREATER_OR_EQUAL,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM,
                    DATE_DIFF_DAYS -> {
                links.joinAll(sources);
                call.arguments().forEach(argument -> constants(argument, sources, false));
                scaledConstants(call.arguments().get(0), call.arguments().get(1), sources);
                scaledConstants(call.arguments().get(1), call.arguments().get(0), sources);
            }
            case LIKE -> {
                links.readCharacters(sources);
                call.arguments().forEach(argument -> constants(argument, sources, true));
            }
            case UPPER, LOWER -> links.foldCase(sources);
            case TRIM, SUBSTRING, CHARACTER_LENGTH -> links.readCharacters(sources);
            default -> {}
        }
        return isLogic(call.operator()) ? new BitSet() : sources;
    }

    private void scaledConstants(Scalar side, Scalar other, BitSet sources) {
        switch (other) {
            case Scalar.Literal(Value value, var ignored) ->
                ScaledConstants.of(side, value).forEach(constant -> links.addConstant(sources, constant));
            case Scalar.Cast(Scalar operand, var ignored) -> scaledConstants(side, operand, sources);
            default -> {}
        }
    }

    private static boolean isLogic(Operator operator) {
        return operator.ordinal() <= Operator.IS_NOT_FALSE.ordinal();
    }

    private void constants(Scalar scalar, BitSet sources, boolean patterns) {
        switch (scalar) {
            case Scalar.Literal(Value.TextValue(String text), var ignored)
            when patterns -> links.addPattern(sources, text);
            case Scalar.Literal(Value value, var ignored) -> links.addConstant(sources, value);
            case Scalar.Call call -> call.arguments().forEach(argument -> constants(argument, sources, patterns));
            case Scalar.Uninterpreted call ->
                call.arguments().forEach(argument -> constants(argument, sources, patterns));
            case Scalar.Cast(Scalar operand, var ignored) -> constants(operand, sources, patterns);
            case Scalar.Case branches -> {
                branches.branches().forEach(when -> constants(when.result(), sources, patterns));
                constants(branches.otherwise(), sources, patterns);
            }
            case Scalar.Column ignored -> {}
            case Scalar.Outer ignored -> {}
            case Scalar.Exists ignored -> {}
            case Scalar.In ignored -> {}
            case Scalar.Quantified ignored -> {}
            case Scalar.Subquery ignored -> {}
        }
    }

    private static BitSet count() {
        BitSet sources = new BitSet();
        sources.set(Links.COUNT);
        return sources;
    }

    private static BitSet union(List<BitSet> all) {
        BitSet union = new BitSet();
        all.forEach(union::or);
        return union;
    }

    private static BitSet union(BitSet one, BitSet other) {
        return union(List.of(one, other));
    }
}
