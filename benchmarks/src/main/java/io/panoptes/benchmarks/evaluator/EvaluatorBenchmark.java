package io.panoptes.benchmarks.evaluator;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.RowsComparison;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Databases a second on one core: two tables of three rows, a join with a filter. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EvaluatorBenchmark {
    private static final int DATABASES = 1024;
    private static final int SEARCHED = 20_000;

    private final Schema schema = SchemaReader.read(List.of(
            "CREATE TABLE emp (id INT PRIMARY KEY, dept INT, salary INT)", "CREATE TABLE dept (id INT, budget INT)"));
    private final Problem problem = problem();
    private final Pool pool = new Pool();
    private final CompiledQuery left = CompiledQuery.of(problem.left(), schema, pool, Meaning.STRICT);
    private final CompiledQuery right = CompiledQuery.of(problem.right(), schema, pool, Meaning.STRICT);
    private final RowsComparison comparison = new RowsComparison(Semantics.BAG, left, right);
    private final List<Tables> databases = databases();

    private Problem problem() {
        Front front = new Front(schema, ReadingProfile.STANDARD);
        return new Problem(
                schema,
                front.translate("SELECT e.id, d.budget FROM emp e JOIN dept d ON e.dept = d.id WHERE e.salary > 2"),
                front.translate("SELECT e.id, d.budget FROM dept d JOIN emp e ON d.id = e.dept AND NOT e.salary <= 2"),
                Semantics.BAG);
    }

    private List<Tables> databases() {
        SplittableRandom random = new SplittableRandom(1);
        return random.longs(DATABASES)
                .mapToObj(seed -> database(new SplittableRandom(seed)))
                .toList();
    }

    private Tables database(SplittableRandom random) {
        Tables tables = new Tables(schema);
        for (int table = 0; table < tables.size(); table++) {
            Rows rows = tables.rows(table);
            for (int row = 0; row < 3; row++) {
                rows.add();
                for (int column = 0; column < rows.width(); column++) {
                    rows.set(row, column, Chance.oneIn(8).happens(random) ? Pool.NULL : Draw.between(random, 0, 4));
                }
            }
        }
        return tables;
    }

    /** One query. */
    @Benchmark
    @OperationsPerInvocation(DATABASES)
    public int evaluate() {
        int rows = 0;
        for (Tables database : databases) {
            rows += left.run(database).count();
        }
        return rows;
    }

    /** Both queries of a pair, and the comparison of their answers. */
    @Benchmark
    @OperationsPerInvocation(DATABASES)
    public int compare() {
        int different = 0;
        for (Tables database : databases) {
            different += comparison.differ(left.run(database), right.run(database)) ? 1 : 0;
        }
        return different;
    }

    /** All that the random search does for a pair that is equivalent: make databases, repair their constraints, compare. */
    @Benchmark
    @OperationsPerInvocation(SEARCHED)
    public Stage.Found search() {
        return new ConcreteStage(1, SEARCHED, 0).search(problem, Budget.of(Duration.ofMinutes(1)));
    }
}
