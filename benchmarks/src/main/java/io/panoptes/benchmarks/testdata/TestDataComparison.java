package io.panoptes.benchmarks.testdata;

import io.panoptes.benchmarks.mutants.QueryMutants;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.equivalence.testdata.MutationScore;
import io.panoptes.equivalence.testdata.TestSuite;
import io.panoptes.equivalence.testdata.TestSuiteMaker;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * How many of a query's mutants the test data tell apart, beside as many random databases of the same size and as many of those that the
 * refuter tries first.
 *
 * @param mutants how many of a query
 * @param time for the test data of a query
 */
public record TestDataComparison(int mutants, Duration time, long seed) {
    private static final int MOST_DATABASES = 20_000;
    private static final int MOST_ROWS = 4;
    /** How many of the refuter's databases say which mutants can be told apart at all. */
    private static final int JUDGES = 400;

    /**
     * Of one query.
     *
     * @param killable mutants that any of the databases tells apart, or one of some hundred of the refuter's
     */
    public record Result(
            int databases,
            int rows,
            int mutants,
            int killable,
            int testData,
            int random,
            int refuter,
            double coverage) {}

    /** Empty where the engine can't read the query, or where no database was found. */
    public Optional<Result> of(Schema schema, String sql, ReadingProfile profile) {
        try {
            Relation query = new Front(schema, profile).translate(sql);
            Schema read = readBy(query, KeptSchema.of(schema, profile));
            TestSuite suite = new TestSuiteMaker(seed, MOST_DATABASES, MOST_ROWS)
                    .make(read, query, CheckConditions.of(read, profile), Budget.of(time));
            return suite.databases().isEmpty() ? Optional.empty() : Optional.of(compare(read, query, suite, profile));
        } catch (Unsupported | SqlError e) {
            return Optional.empty();
        }
    }

    private Result compare(Schema schema, Relation query, TestSuite suite, ReadingProfile profile) {
        MutationScore score = new MutationScore(schema, query, QueryMutants.of(query, mutants, seed));
        Problem problem = new Problem(schema, query, query, Semantics.BAG, CheckConditions.of(schema, profile));
        BitSet ofSuite = score.toldApart(suite.databases());
        BitSet ofRandom = score.toldApart(random(problem, suite.databases()));
        BitSet ofRefuter = score.toldApart(
                refuters(problem, suite.databases(), suite.databases().size()));
        BitSet killable = score.toldApart(refuters(problem, suite.databases(), JUDGES));
        killable.or(ofSuite);
        killable.or(ofRandom);
        killable.or(ofRefuter);
        return new Result(
                suite.databases().size(),
                suite.databases().stream().mapToInt(TestDataComparison::rows).sum(),
                score.mutants().size(),
                killable.cardinality(),
                ofSuite.cardinality(),
                ofRandom.cardinality(),
                ofRefuter.cardinality(),
                suite.share());
    }

    /** The tables that the query reads, with those that they refer to. */
    private static Schema readBy(Relation query, Schema schema) {
        Set<String> names = new HashSet<>();
        List<Table> open = new ArrayList<>(ScannedTables.of(query));
        while (!open.isEmpty()) {
            Table table = open.removeLast();
            if (names.add(table.name())) {
                table.constraints().forEach(constraint -> {
                    if (constraint instanceof Constraint.Reference reference) {
                        schema.table(reference.target()).ifPresent(open::add);
                    }
                });
            }
        }
        return new Schema(schema.tables().stream()
                .filter(table -> names.contains(table.name()))
                .toList());
    }

    private static int rows(Database database) {
        return database.rows().values().stream().mapToInt(List::size).sum();
    }

    /** As many rows a table as the largest of the test data has, of values that know nothing of the query. */
    private List<Database> random(Problem problem, List<Database> like) {
        Pool pool = new Pool();
        Proposals proposals =
                Proposals.withValues(problem, TestDataComparison::plain, pool, new SplittableRandom(seed));
        return drawn(problem, proposals, pool, like, like.size());
    }

    private List<Database> refuters(Problem problem, List<Database> like, int count) {
        Pool pool = new Pool();
        Proposals proposals = new Proposals(
                problem.schema(), List.of(problem.left()), problem.checks(), pool, new SplittableRandom(seed));
        return drawn(problem, proposals, pool, like, count);
    }

    private static List<Database> drawn(
            Problem problem, Proposals proposals, Pool pool, List<Database> like, int count) {
        List<Database> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Tables tables = new Tables(problem.schema());
            proposals.random(tables, mostRows(like.get(i % like.size())));
            drawn.add(tables.toDatabase(pool));
        }
        return drawn;
    }

    private static int mostRows(Database database) {
        return database.rows().values().stream().mapToInt(List::size).max().orElse(1) + 1;
    }

    private static List<Value> plain(Column column) {
        return switch (column.type()) {
            case SqlType.BooleanType ignored -> List.of(Value.TRUE, Value.FALSE);
            case SqlType.IntegerType ignored -> numbers();
            case SqlType.DecimalType ignored -> numbers();
            case SqlType.DoubleType ignored -> numbers();
            case SqlType.TextType ignored -> List.of(Value.of("a"), Value.of("b"), Value.of("c"), Value.of(""));
            case SqlType.DateType ignored ->
                List.of(new Value.DateValue(LocalDate.of(2020, 1, 1)), new Value.DateValue(LocalDate.of(2021, 6, 15)));
            case SqlType.TimestampType ignored ->
                List.of(
                        new Value.TimestampValue(LocalDate.of(2020, 1, 1).atStartOfDay()),
                        new Value.TimestampValue(LocalDate.of(2021, 6, 15).atTime(12, 30)));
            case SqlType.TimeType ignored -> List.of();
            case SqlType.IntervalType ignored -> List.of();
            case SqlType.NullType ignored -> List.of();
            case SqlType.OpaqueType ignored -> List.of();
        };
    }

    private static List<Value> numbers() {
        return List.of(Value.of(0), Value.of(1), Value.of(2), Value.of(3), Value.of(10));
    }
}
