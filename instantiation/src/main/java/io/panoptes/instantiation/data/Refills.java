package io.panoptes.instantiation.data;

import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.RowSeries;
import io.panoptes.instantiation.state.ChangeableTables;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Many rows that come and go: a table is filled by one statement, changed and emptied of them again, in one transaction or several. Its own rows
 * are as they were, but row groups, pages, indexes and statistics have held others.
 *
 * <p>What marks the many rows is a whole number that is larger than any of the table's own.
 */
final class Refills {
    /** A step on the way, which the DBMS says in a statement or some. */
    private enum Part {
        FILL,
        EMPTY,
        EMPTY_HALF,
        CHANGE,
        UPKEEP,
        BEGIN,
        COMMIT,
        ROLLBACK
    }

    /** Stands for what tells two rows apart. */
    private static final String NUMBERED = "<number>";

    /** Each is empty at its end, also where a statement of a transaction was refused and the others with it. */
    private static final List<List<Part>> WAYS = List.of(
            List.of(Part.FILL, Part.EMPTY),
            List.of(Part.FILL, Part.EMPTY_HALF, Part.EMPTY),
            List.of(Part.FILL, Part.CHANGE, Part.EMPTY),
            List.of(Part.FILL, Part.EMPTY, Part.FILL, Part.EMPTY),
            List.of(Part.FILL, Part.UPKEEP, Part.EMPTY),
            List.of(Part.FILL, Part.EMPTY, Part.UPKEEP),
            List.of(Part.BEGIN, Part.FILL, Part.ROLLBACK, Part.EMPTY),
            List.of(Part.BEGIN, Part.FILL, Part.EMPTY, Part.COMMIT, Part.EMPTY),
            List.of(Part.BEGIN, Part.FILL, Part.COMMIT, Part.BEGIN, Part.CHANGE, Part.EMPTY, Part.COMMIT, Part.EMPTY),
            List.of(Part.FILL, Part.BEGIN, Part.EMPTY, Part.ROLLBACK, Part.EMPTY));

    /** Above all that a table holds otherwise. */
    private static final long FIRST = 1_000;

    private static final Chance ROW_BY_ROW = Chance.oneIn(8);
    private static final int ROWS_ONE_BY_ONE = 70;

    private final Profile profile;
    private final ValuePool values;
    private final RandomGenerator random;

    Refills(Profile profile, ValuePool values, RandomGenerator random) {
        this.profile = profile;
        this.values = values;
        this.random = random;
    }

    /** Whether the DBMS makes many rows by one statement. */
    static boolean isPossible(Profile profile) {
        return profile.upkeep().series().isPresent()
                && profile.transactions().tried()
                && !profile.features().contains(Feature.WITHOUT_CHANGES);
    }

    /**
     * The statements; none where no column can mark the many rows, or a key of the table can't tell them apart.
     *
     * @param alone whether the table has no row of its own yet
     */
    List<SetupStep> of(CreateTable create, boolean alone) {
        Table table = StateTables.stored(create);
        Optional<Column> mark = table.columns().stream()
                .filter(column -> isWide(column) && !isBound(column, table))
                .findFirst();
        Optional<RowSeries> series = profile.upkeep().series();
        if (mark.isEmpty() || series.isEmpty() || !ChangeableTables.isInTransactions(create)) {
            return List.of();
        }
        return given(table, mark.get())
                .map(given -> steps(new Held(table, mark.get(), given, series.get(), alone)))
                .orElse(List.of());
    }

    /** @param given what each column of a new row holds */
    private record Held(Table table, Column mark, List<String> given, RowSeries series, boolean alone) {
        String where() {
            return " WHERE " + mark.name() + " >= " + FIRST;
        }
    }

    private List<SetupStep> steps(Held held) {
        int count = Draw.oneOf(random, held.series().counts());
        boolean rowByRow = ROW_BY_ROW.happens(random);
        var statements = new ArrayList<String>();
        for (Part part : Draw.oneOf(random, WAYS)) {
            switch (part) {
                case FILL -> statements.addAll(rowByRow ? rowByRow(held) : List.of(fill(held, count, FIRST)));
                case EMPTY -> statements.add(emptied(held));
                case EMPTY_HALF ->
                    statements.add("DELETE FROM " + held.table().name() + held.where() + " AND "
                            + held.mark().name() + " < " + (FIRST + count / 2));
                case CHANGE -> changed(held).ifPresent(statements::add);
                case UPKEEP -> statements.addAll(upkeep(held));
                case BEGIN -> statements.addAll(profile.transactions().begin());
                case COMMIT -> statements.addAll(profile.transactions().commit());
                case ROLLBACK -> statements.addAll(profile.transactions().rollback());
            }
        }
        return statements.stream().<SetupStep>map(SetupStep.Verbatim::new).toList();
    }

    private static String fill(Held held, int count, long first) {
        return "INSERT INTO %s (%s) SELECT %s FROM %s"
                .formatted(
                        held.table().name(),
                        String.join(
                                ", ",
                                held.table().columns().stream()
                                        .map(Column::name)
                                        .toList()),
                        String.join(", ", held.given())
                                .replace(NUMBERED, "r.%s + %d".formatted(RowSeries.NUMBER, first)),
                        held.series().of(count));
    }

    /** Each by a statement of its own. */
    private static List<String> rowByRow(Held held) {
        var statements = new ArrayList<String>();
        for (int i = 0; i < ROWS_ONE_BY_ONE; i++) {
            statements.add(fill(held, 1, FIRST + i));
        }
        return statements;
    }

    private String emptied(Held held) {
        boolean all = held.alone() && random.nextBoolean();
        return "DELETE FROM " + held.table().name() + (all ? "" : held.where());
    }

    /** Another value in a column of the many rows that no key is about. */
    private Optional<String> changed(Held held) {
        Table table = held.table();
        List<Column> free = table.columns().stream()
                .filter(column -> !isBound(column, table)
                        && !StateTables.keyedColumns(table).contains(column.name())
                        && !column.equals(held.mark())
                        && !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        if (free.isEmpty()) {
            return Optional.empty();
        }
        Column column = Draw.oneOf(random, free);
        return Optional.of(
                "UPDATE %s SET %s = %s%s".formatted(table.name(), column.name(), constant(column), held.where()));
    }

    private List<String> upkeep(Held held) {
        List<String> choices = profile.upkeep().after();
        return choices.isEmpty()
                ? List.of()
                : List.of(Draw.oneOf(random, choices)
                        .replace("<table>", held.table().name()));
    }

    /** What the columns of a new row hold; empty where a key could not tell two of them apart. */
    private Optional<List<String>> given(Table table, Column mark) {
        var given = new ArrayList<String>();
        List<String> keyed = StateTables.keyedColumns(table);
        for (Column column : table.columns()) {
            boolean isKey = keyed.contains(column.name());
            if (column.equals(mark) || isKey && isWide(column) && !isBound(column, table)) {
                given.add(NUMBERED);
            } else if (column.nullable()
                    && (isKey || isBound(column, table) || column.type() instanceof SqlType.OpaqueType)) {
                given.add("NULL");
            } else if (isBound(column, table) || column.type() instanceof SqlType.OpaqueType) {
                return Optional.empty();
            } else {
                given.add(constant(column));
            }
        }
        return keysOf(table)
                        .allMatch(key -> key.stream()
                                .filter(name -> table.column(name).isPresent())
                                .map(name -> given.get(table.indexOf(name)))
                                .anyMatch(value -> value.equals(NUMBERED) || value.equals("NULL")))
                ? Optional.of(given)
                : Optional.empty();
    }

    private String constant(Column column) {
        Value value =
                column.nullable() && Chance.oneIn(3).happens(random) ? Value.NULL : values.draw(random, column.type());
        return SqlWriter.write(value, profile.dialect());
    }

    private static Stream<List<String>> keysOf(Table table) {
        return table.constraints().stream().flatMap(constraint -> switch (constraint) {
            case Constraint.PrimaryKey(var columns) -> Stream.of(columns);
            case Constraint.Unique(var columns) -> Stream.of(columns);
            default -> Stream.<List<String>>empty();
        });
    }

    private static boolean isWide(Column column) {
        return column.type().equals(SqlType.INTEGER) || column.type().equals(SqlType.BIGINT);
    }

    /** By a CHECK or a reference. */
    private static boolean isBound(Column column, Table table) {
        return table.constraints().stream()
                .filter(constraint ->
                        !(constraint instanceof Constraint.PrimaryKey) && !(constraint instanceof Constraint.Unique))
                .anyMatch(constraint -> constraint.mentions(column.name()));
    }
}
