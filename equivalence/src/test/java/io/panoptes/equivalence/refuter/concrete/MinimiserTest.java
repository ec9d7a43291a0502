package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class MinimiserTest {
    private static final Schema JOINED =
            SchemaReader.read(List.of("CREATE TABLE a (x INT, w INT)", "CREATE TABLE b (y INT)"));
    private static final Schema KEYED = SchemaReader.read(
            List.of("CREATE TABLE p (k INT PRIMARY KEY)", "CREATE TABLE c (r INT REFERENCES p (k), v INT)"));

    /** The values that each column is drawn from, plain ones first. */
    private static final Map<String, List<Value>> VALUES = Map.of(
            "x", numbers(1, 2, 3),
            "y", numbers(2, 1, 3),
            "w", numbers(0, 9),
            "k", numbers(1, 2, 3),
            "r", numbers(1, 2, 3),
            "v", numbers(0, 9));

    private final Pool pool = new Pool();
    private final AtomicInteger asked = new AtomicInteger();

    @Test
    void dropsTheRowsThatAreNotNeeded() {
        Database small = minimised(
                JOINED,
                Map.of("a", List.of(row(1, 0), row(3, 9), row(2, 0)), "b", List.of(row(3))),
                database -> database.rowsOf("a").contains(row(3, 9)));
        assertThat(small.rowsOf("a")).containsExactly(row(3, 9));
        assertThat(small.rowsOf("b")).isEmpty();
    }

    /** Neither of the two goes alone: the numbers of rows have to be the same. */
    @Test
    void dropsTwoRowsAtOnce() {
        Database small = minimised(
                JOINED,
                Map.of("a", List.of(row(1, 0), row(1, 0)), "b", List.of(row(2), row(2))),
                database -> !database.rowsOf("a").isEmpty()
                        && database.rowsOf("a").size() == database.rowsOf("b").size());
        assertThat(small.rowsOf("a")).hasSize(1);
        assertThat(small.rowsOf("b")).hasSize(1);
    }

    @Test
    void aRowThatOthersReferToGoesWhereTheyMayReferToNone() {
        Database small = minimised(
                KEYED,
                Map.of("p", List.of(row(1)), "c", List.of(row(1, 9))),
                database -> database.rowsOf("c").size() == 1);
        assertThat(small.rowsOf("p")).isEmpty();
        assertThat(small.rowsOf("c").getFirst().values().getFirst()).isEqualTo(Value.NULL);
    }

    /** 9 is needed in one row; the other is made plain, and so is the value that stands in both tables. */
    @Test
    void makesValuesPlainWhereTheyMayBe() {
        Database small = minimised(
                KEYED,
                Map.of("p", List.of(row(3)), "c", List.of(row(3, 9), row(3, 9))),
                database -> database.rowsOf("c").size() == 2
                        && database.rowsOf("c").stream()
                                .allMatch(child -> database.rowsOf("p")
                                        .contains(new Row(child.values().subList(0, 1))))
                        && database.rowsOf("c").stream()
                                .anyMatch(child -> child.values().getLast().equals(Value.of(9))));
        assertThat(small.rowsOf("p")).containsExactly(row(1));
        assertThat(small.rowsOf("c")).containsExactlyInAnyOrder(row(1, 0), row(1, 9));
    }

    /** x has 1 before 2, y has 2 before 1: what one made plain the other would change back, and so on without an end. */
    @Test
    void endsWhereTwoColumnsHaveOneValueInAnotherOrder() {
        Database small = minimised(
                JOINED,
                Map.of("a", List.of(row(2, 0)), "b", List.of(row(2))),
                database -> !database.rowsOf("a").isEmpty()
                        && !database.rowsOf("b").isEmpty()
                        && database.rowsOf("a")
                                .getFirst()
                                .values()
                                .getFirst()
                                .equals(database.rowsOf("b").getFirst().values().getFirst()),
                Budget.of(Duration.ofSeconds(10)));
        assertThat(small.rowsOf("a")).hasSize(1);
        assertThat(asked).hasValueLessThan(100);
    }

    /** Both stand at 3, the last of both, and go to where they are nearer to the front together. */
    @Test
    void aValueOfTwoColumnsGoesToTheFrontOfOneOfThem() {
        Database small = minimised(
                JOINED,
                Map.of("a", List.of(row(3, 0)), "b", List.of(row(3))),
                database -> !database.rowsOf("a").isEmpty()
                        && !database.rowsOf("b").isEmpty()
                        && database.rowsOf("a")
                                .getFirst()
                                .values()
                                .getFirst()
                                .equals(database.rowsOf("b").getFirst().values().getFirst()));
        assertThat(small.rowsOf("a")).containsExactly(row(1, 0));
        assertThat(small.rowsOf("b")).containsExactly(row(1));
    }

    @Test
    void whereTheTimeIsUpWhatIsLeftIsStillInteresting() {
        Budget none = Budget.of(Duration.ZERO);
        Predicate<Database> interesting = database -> database.rowsOf("a").size() >= 2;
        Database small = minimised(
                JOINED, Map.of("a", List.of(row(1, 9), row(1, 9), row(1, 9)), "b", List.of()), interesting, none);
        assertThat(interesting.test(small)).isTrue();
        assertThat(small.rowsOf("a")).contains(row(1, 9));
    }

    private Database minimised(Schema schema, Map<String, List<Row>> rows, Predicate<Database> interesting) {
        return minimised(schema, rows, interesting, Budget.of(Duration.ofSeconds(60)));
    }

    private Database minimised(
            Schema schema, Map<String, List<Row>> rows, Predicate<Database> interesting, Budget budget) {
        Front front = new Front(schema, ReadingProfile.STANDARD);
        String query = schema == JOINED ? "SELECT x FROM a JOIN b ON x = y" : "SELECT v FROM c";
        Problem problem = new Problem(schema, front.translate(query), front.translate(query), Semantics.BAG, Map.of());
        Proposals proposals = Proposals.withValues(
                problem, column -> VALUES.getOrDefault(column.name(), List.of()), pool, new SplittableRandom(1));
        Tables small = proposals.minimise(
                Tables.of(new Database(schema, rows), pool),
                tables -> {
                    asked.incrementAndGet();
                    return interesting.test(tables.toDatabase(pool));
                },
                budget);
        return small.toDatabase(pool);
    }

    private static List<Value> numbers(long... numbers) {
        return Arrays.stream(numbers).mapToObj(Value::of).toList();
    }

    private static Row row(long... numbers) {
        return new Row(numbers(numbers));
    }
}
