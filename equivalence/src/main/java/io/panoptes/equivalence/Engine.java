package io.panoptes.equivalence;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.write.DatabaseScript;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;

/**
 * The engine as a library: do two queries give the same answer on every database of a schema?
 *
 * <pre>{@code
 * try (Engine engine = Engine.open()) {
 *     EngineAnswer answer = engine.decide(
 *             "CREATE TABLE t (a INT NOT NULL, b INT)",
 *             "SELECT a FROM t WHERE b = 1",
 *             "SELECT a FROM t WHERE NOT b <> 1");
 *     switch (answer) {
 *         case EngineAnswer.Equal equal -> System.out.println("equal: " + equal.proof());
 *         case EngineAnswer.Different different -> System.out.println("they differ on " + different.database());
 *         case EngineAnswer.Open open -> System.out.println("open: " + open.reason());
 *     }
 * }
 * }</pre>
 *
 * <p>An engine keeps processes of the solver and its latest answers; open one, and share it between threads.
 */
public final class Engine implements AutoCloseable {
    private final EngineSettings settings;
    private final SolverPool solvers;
    private final PairDecider decider;

    private Engine(EngineSettings settings) {
        this.settings = settings;
        this.solvers = new SolverPool(1);
        this.decider = new PairDecider(
                Stages.behindTheProver(settings.rows(), solvers),
                solvers,
                settings.profiles().isEmpty() ? Readings.ANY : settings.profiles(),
                settings.allowed());
    }

    /** With {@link EngineSettings#STANDARD}. */
    public static Engine open() {
        return open(EngineSettings.STANDARD);
    }

    public static Engine open(EngineSettings settings) {
        return new Engine(settings);
    }

    /**
     * Whether both queries always agree.
     *
     * @param schema CREATE TABLE statements, with the keys and constraints that a proof may use
     * @param left a SELECT statement
     * @param right a SELECT statement with as many columns
     * @throws UnreadSqlException where a text can't be read
     */
    public EngineAnswer decide(String schema, String left, String right) {
        QueryPair pair = new QueryPair(tables(schema), query(left), query(right), settings.semantics());
        return switch (Readings.of(pair, decider.profiles())) {
            case Readings.Unread unread -> throw unread(unread);
            case Readings.Read read -> {
                requireSameColumns(read.first().problem());
                yield answer(decider.decide(read, Budget.of(settings.time()), Optional.empty())
                        .verdict());
            }
        };
    }

    /** Ends the processes of the solver. */
    @Override
    public void close() {
        solvers.close();
    }

    private static EngineAnswer answer(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Proved proved ->
                new EngineAnswer.Equal(
                        proved.certificate().steps(),
                        proved.assumptions().stream()
                                .map(Assumption::words)
                                .sorted()
                                .toList(),
                        proved.check() instanceof Verdict.Check.ByKernel);
            case Verdict.Refuted(Counterexample found) ->
                new EngineAnswer.Different(
                        new DatabaseScript(Dialect.PORTABLE).inserts(found.database()),
                        rows(found.left()),
                        rows(found.right()));
            case Verdict.Unknown(String reason, int rows) -> new EngineAnswer.Open(reason, rows);
        };
    }

    private static List<List<String>> rows(Answer answer) {
        return answer.rows().stream()
                .map(row -> row.values().stream()
                        .map(value -> SqlWriter.write(value, Dialect.PORTABLE))
                        .toList())
                .toList();
    }

    private static Schema tables(String schema) {
        try {
            return SchemaReader.read(schema);
        } catch (SqlTextException e) {
            throw new UnreadSqlException("the schema can't be read: " + e.getMessage(), e);
        }
    }

    private static String query(String text) {
        String query = text.strip();
        while (query.endsWith(";")) {
            query = query.substring(0, query.length() - 1).strip();
        }
        if (query.isEmpty()) {
            throw new UnreadSqlException("a query is empty; it should be one SELECT");
        }
        return query;
    }

    private static void requireSameColumns(Problem problem) {
        int left = problem.left().types().size();
        int right = problem.right().types().size();
        if (left != right) {
            throw new UnreadSqlException(
                    "the first query gives %d columns and the second %d; answers are compared column by column"
                            .formatted(left, right));
        }
    }

    private static UnreadSqlException unread(Readings.Unread unread) {
        String text = switch (unread.side()) {
            case LEFT -> "the first query";
            case RIGHT -> "the second query";
            case SCHEMA -> "the schema";
        };
        String what = unread.isSql() ? "uses what the engine lacks: " : "is no SQL over the schema: ";
        return new UnreadSqlException(text + " " + what + unread.reason());
    }
}
