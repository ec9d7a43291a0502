package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** For each base column the codes to draw from, and how many rows to aim at. */
public final class Domains {
    /** More values than a table has rows, so that a key that is drawn again is seldom the same. */
    private static final int SPARE_KEYS = 2;

    private final BaseColumns columns;
    private final long[][] codes;
    private final AllowedValues allowed;
    private final int[] groups;
    private final BitSet keys;
    private final int wantedRows;
    private final Set<Integer> largeCounts;
    private final int mostScans;

    private Domains(
            BaseColumns columns,
            long[][] codes,
            AllowedValues allowed,
            int[] groups,
            BitSet keys,
            int wantedRows,
            Set<Integer> largeCounts,
            int mostScans) {
        this.columns = columns;
        this.codes = codes;
        this.allowed = allowed;
        this.groups = groups;
        this.keys = keys;
        this.wantedRows = wantedRows;
        this.largeCounts = Set.copyOf(largeCounts);
        this.mostScans = mostScans;
    }

    public static Domains of(Schema schema, List<Relation> queries, Map<String, List<Scalar>> checks, Pool pool) {
        BaseColumns columns = new BaseColumns(schema);
        Links links = new Links(columns.count());
        LinkFinder finder = new LinkFinder(columns, links);
        int mostScans = 0;
        for (Relation query : queries) {
            int before = finder.scans();
            finder.read(query);
            mostScans = Math.max(mostScans, finder.scans() - before);
        }
        for (Table table : schema.tables()) {
            checks.getOrDefault(table.name(), List.of()).forEach(check -> finder.read(check, table));
            table.constraints().forEach(constraint -> readConstraint(constraint, table, schema, columns, links));
        }
        AllowedValues allowed = AllowedValues.of(schema, columns, pool);
        List<List<Value>> domains = new ArrayList<>();
        int[] groups = new int[columns.count()];
        BitSet keys = keys(schema, columns);
        for (int i = 0; i < groups.length; i++) {
            List<Value> values =
                    Domain.of(columns.column(i), links.constantsOf(i), links.patternsOf(i), links.wantedForms(i));
            if (keys.get(i)) {
                values = Domain.ofKey(columns.column(i), values, links.wantedRows() + SPARE_KEYS);
            }
            domains.add(values);
            groups[i] = links.groupOf(i);
        }
        long[][] codes = codes(columns, domains, groups, allowed, pool);
        return new Domains(columns, codes, allowed, groups, keys, links.wantedRows(), links.largeCounts(), mostScans);
    }

    /** The same columns and groups with other values to draw from. */
    Domains with(Function<Column, List<Value>> values, Pool pool) {
        List<List<Value>> domains = new ArrayList<>();
        for (int i = 0; i < codes.length; i++) {
            domains.add(values.apply(columns.column(i)));
        }
        long[][] others = codes(columns, domains, groups, allowed, pool);
        return new Domains(columns, others, allowed, groups, keys, wantedRows, largeCounts, mostScans);
    }

    /** The same columns and groups with no other values to draw from than these. */
    Domains withOnly(BiFunction<Table, Column, List<Value>> values, Pool pool) {
        long[][] others = new long[codes.length][];
        for (int i = 0; i < codes.length; i++) {
            others[i] = allowed.among(
                    i,
                    values.apply(columns.tableOf(i), columns.column(i)).stream()
                            .mapToLong(pool::code)
                            .toArray());
        }
        return new Domains(columns, others, allowed, groups, keys, wantedRows, largeCounts, mostScans);
    }

    private static long[][] codes(
            BaseColumns columns, List<List<Value>> domains, int[] groups, AllowedValues allowed, Pool pool) {
        List<List<Value>> shared = Numerals.shared(columns, domains, groups);
        long[][] codes = new long[groups.length][];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = allowed.among(
                    i, shared.get(i).stream().mapToLong(pool::code).toArray());
        }
        return codes;
    }

    /** The columns in which rows that agree on the rest of a key must differ: the last of each. */
    private static BitSet keys(Schema schema, BaseColumns columns) {
        BitSet keys = new BitSet();
        for (Table table : schema.tables()) {
            for (Constraint constraint : table.constraints()) {
                if (constraint instanceof Constraint.PrimaryKey(var names)) {
                    keys.set(columns.number(table, names.getLast()));
                } else if (constraint instanceof Constraint.Unique(var names)) {
                    keys.set(columns.number(table, names.getLast()));
                }
            }
        }
        return keys;
    }

    private static void readConstraint(
            Constraint constraint, Table table, Schema schema, BaseColumns columns, Links links) {
        switch (constraint) {
            case Constraint.Reference reference -> {
                Table other = schema.tables().get(columns.tableIndex(reference.target()));
                List<String> names = reference.columns();
                for (int i = 0; i < names.size(); i++) {
                    links.join(
                            columns.number(table, names.get(i)),
                            columns.number(other, reference.targetColumns().get(i)));
                }
            }
            case Constraint.Range range ->
                range.bounds()
                        .forEach(
                                bound -> links.addConstant(Links.source(columns.number(table, range.column())), bound));
            case Constraint.Categorical(String name, List<Value> values) ->
                values.forEach(value -> links.addConstant(Links.source(columns.number(table, name)), value));
            case Constraint.Ordering(String smaller, String larger) ->
                links.join(columns.number(table, smaller), columns.number(table, larger));
            case Constraint.PrimaryKey ignored -> {}
            case Constraint.Unique ignored -> {}
            case Constraint.Check ignored -> {}
            case Constraint.FunctionalDependency ignored -> {}
        }
    }

    public BaseColumns columns() {
        return columns;
    }

    Column column(int number) {
        return columns.column(number);
    }

    /** Whether rows that agree on the rest of a key must differ in this column. */
    boolean isKey(int column) {
        return keys.get(column);
    }

    /** The columns that are compared with each other have one group. */
    int groupOf(int column) {
        return groups[column];
    }

    /** Plain values and constants first. */
    long[] codesOf(int column) {
        return codes[column];
    }

    long draw(int column, RandomGenerator random) {
        long[] domain = codes[column];
        return domain.length == 0 ? Pool.NULL : domain[random.nextInt(domain.length)];
    }

    /** Groups of N rows matter to the queries; 0 where nothing is known. */
    int wantedRows() {
        return wantedRows;
    }

    /** Groups of N rows matter, too, and are too large to come up by chance. */
    Set<Integer> largeCounts() {
        return largeCounts;
    }

    /** How often a query reads tables. */
    int mostScans() {
        return mostScans;
    }
}
