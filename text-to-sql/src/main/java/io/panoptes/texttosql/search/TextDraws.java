package io.panoptes.texttosql.search;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.equivalence.refuter.disambiguation.DatabaseDraws;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Small databases that keep the constraints, with the constants of texts in the columns that they stand beside. */
public final class TextDraws implements DatabaseDraws {
    /** How many databases a round draws; the later ones are larger. */
    static final int BATCH = 16;

    private static final long SEED = 11;
    private static final int ROUNDS = 40;
    private static final int MOST_ROWS = 6;

    /** Ways to make a database, which take turns. */
    private static final int KINDS = 4;

    private final Schema schema;
    private final Pool pool = new Pool();
    private final ColumnValues values;
    private final Proposals proposals;
    private final int limited;
    private final Set<Column> keys;

    TextDraws(Schema schema, List<String> texts, Optional<ValueChoice> choice, ReadingProfile reading) {
        this.schema = schema;
        Relation any = new Relation.Scan(schema.tables().getFirst());
        Problem problem = new Problem(schema, any, any, Semantics.BAG, CheckConditions.of(schema, reading));
        this.keys = keys(schema);
        this.limited = LimitedRows.of(texts);
        this.values = new ColumnValues(ColumnConstants.of(schema, texts));
        SplittableRandom random = new SplittableRandom(SEED);
        this.proposals = choice.map(chosen -> Proposals.withOnly(
                        problem, (table, column) -> chosen.of(table, column, values.of(column)), pool, random))
                .orElseGet(() -> Proposals.withValues(problem, this::values, pool, random));
    }

    /** Over the whole of a schema as a DBMS keeps it; empty where it has no tables. */
    public static Optional<DatabaseDraws> of(Schema schema, List<String> texts, ReadingProfile reading) {
        return schema.tables().isEmpty()
                ? Optional.empty()
                : Optional.of(new TextDraws(schema, texts, Optional.empty(), reading));
    }

    private List<Value> values(Column column) {
        return keys.contains(column) ? values.ofKey(column, limited) : values.of(column);
    }

    private static Set<Column> keys(Schema schema) {
        return schema.tables().stream()
                .flatMap(table -> table.constraints().stream().flatMap(constraint -> keyOf(constraint, table)))
                .collect(Collectors.toSet());
    }

    private static Stream<Column> keyOf(Constraint constraint, Table table) {
        List<String> names = constraint instanceof Constraint.PrimaryKey(List<String> primary)
                ? primary
                : constraint instanceof Constraint.Unique(List<String> unique) ? unique : List.of();
        return names.stream().map(name -> table.columns().get(table.indexOf(name)));
    }

    @Override
    public int most() {
        return ROUNDS * BATCH;
    }

    @Override
    public Tables draw(int number) {
        Tables tables = new Tables(schema);
        int round = number / BATCH;
        int place = number % BATCH;
        // The last ones have enough rows for a LIMIT to leave some out.
        int least = place < BATCH - KINDS ? 0 : limited;
        if (place % KINDS == 3) {
            proposals.spread(tables, Math.max(least, 2 + place / 2));
        } else if (place % KINDS == 1) {
            // Two users of one name: what a subquery takes one row of, and a join both.
            proposals.alike(tables, Math.max(least, 2 + place / KINDS));
        } else if (place % KINDS == 2) {
            proposals.passing(tables, Math.max(least, 1 + place / KINDS), values::isCompared);
        } else {
            proposals.random(tables, 1 + (round + place) % MOST_ROWS);
        }
        return tables;
    }

    @Override
    public Proposals proposals() {
        return proposals;
    }

    @Override
    public Pool pool() {
        return pool;
    }
}
