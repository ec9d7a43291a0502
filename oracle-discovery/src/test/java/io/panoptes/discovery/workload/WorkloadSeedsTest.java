package io.panoptes.discovery.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkloadSeedsTest {
    private static final String CUSTOMERS =
            "CREATE TABLE customers (nr INTEGER PRIMARY KEY, salary INTEGER, city VARCHAR(20), shoe_size INTEGER)";
    private static final String ORDERS =
            "CREATE TABLE orders (customer INTEGER NOT NULL REFERENCES customers (nr), amount INTEGER, note TEXT)";

    @TempDir
    private Path folder;

    @Test
    void namesAndConstantsAreReplaced() {
        SeedCaq seed =
                only("SELECT c.city, SUM(o.amount * 3) AS total FROM customers c JOIN orders o ON o.customer = c.nr"
                        + " WHERE c.salary > 84711 AND o.note LIKE '%secret%' AND c.city <> o.note GROUP BY c.city");

        assertThat(seed.query())
                .isEqualTo("SELECT x0.c1, SUM(x1.c5) AS k0 FROM t1 AS x0 INNER JOIN t2 AS x1 ON x1.c3 = x0.c0"
                        + " WHERE x0.c2 AND x1.c6 AND x0.c1 <> x1.c4 GROUP BY x0.c1");
        String all = seed.query() + tables(seed);
        assertThat(all).doesNotContainIgnoringCase("customer").doesNotContain("84711", "secret", "salary", "amount");
    }

    @Test
    void aPredicateBecomesAVirtualColumnOfItsTable() {
        SeedCaq seed = only("SELECT nr FROM customers WHERE (salary > 7 OR city = 'Rome') AND NOT salary > 7");

        assertThat(seed.query()).isEqualTo("SELECT c0 FROM t1 WHERE (t1.c1 OR t1.c2) AND NOT t1.c1");
        assertThat(tables(seed))
                .isEqualTo("CREATE TABLE t1 (c0 INTEGER NOT NULL, c1 BOOLEAN, c2 BOOLEAN, PRIMARY KEY (c0))");
        assertThat(seed.placeholders()).extracting(Placeholder::name).containsExactly("c1", "c2");
    }

    @Test
    void whatReadsOtherRowsStays() {
        SeedCaq seed =
                only("SELECT nr FROM customers c WHERE salary > (SELECT MAX(d.salary) FROM customers d WHERE d.city ="
                        + " c.city)");

        assertThat(seed.query())
                .isEqualTo("SELECT c0 FROM t1 AS x0 WHERE c1 > (SELECT MAX(x1.c1) FROM t1 AS x1 WHERE x1.c2 = x0.c2)");
    }

    @Test
    void namesStayWhereTheUserSaysSo() {
        WorkloadSeeds seeds = WorkloadSeeds.of(
                List.of(new WorkloadScript("s", List.of(CUSTOMERS, "SELECT nr FROM customers WHERE shoe_size = 46"))),
                true);

        assertThat(seeds.seed(0).query()).isEqualTo("SELECT nr FROM customers WHERE customers.v0");
    }

    @Test
    void constantsThatStayKeepTheirOrder() {
        assertThat(only("SELECT nr, CASE WHEN EXISTS (SELECT 1 FROM orders) THEN 900 ELSE 17 END FROM customers"
                                + " LIMIT 33")
                        .query())
                .isEqualTo("SELECT c0, CASE WHEN EXISTS (SELECT 1 FROM t2) THEN 4 ELSE 2 END FROM t1 LIMIT 3");
    }

    @Test
    void oneQueryInTwoDressesIsOneSeed() {
        WorkloadSeeds seeds = seeds(
                "SELECT nr FROM customers WHERE salary > 3",
                "SELECT nr FROM customers WHERE city LIKE 'a%'",
                "SELECT nope FROM customers",
                "SELECT 1",
                "SELECT FROM WHERE",
                "INSERT INTO customers VALUES (1, 2, 'a', 3)");

        assertThat(seeds.size()).hasValue(1);
        assertThat(seeds.queries()).isEqualTo(5);
        assertThat(seeds.left())
                .containsEntry("another query gives the same seed", 1)
                .containsEntry("it reads no table that its script makes", 1)
                .containsEntry("it can't be read", 1)
                .containsEntry("the engine can't read it", 1);
    }

    @Test
    void tablesMayReferToOnesThatAreMadeBehindThem() {
        WorkloadSeeds seeds = WorkloadSeeds.of(
                List.of(new WorkloadScript("s", List.of(ORDERS, CUSTOMERS, "SELECT customer, note FROM orders"))),
                false);

        assertThat(seeds.size()).hasValue(1);
    }

    @Test
    void everyKindOfFileIsRead() throws IOException, WorkloadException {
        Files.writeString(folder.resolve("a.test"), """
            # a script
            statement ok
            %s

            query I nosort
            SELECT nr FROM customers WHERE salary > 3
            ----
            1

            statement error
            SELECT nr FROM customers WHERE nr = 3
            ----

            foreach x 1 2

            query I
            SELECT nr FROM customers WHERE nr = ${x}
            ----
            """.formatted(CUSTOMERS));
        Files.writeString(folder.resolve("b.sql"), CUSTOMERS + ";\nSELECT COUNT(*) FROM customers;\n");
        Files.writeString(
                folder.resolve("c.jsonl"),
                "{\"id\": \"x\", \"steps\": [{\"sql\": \"%s\"}, {\"sql\": \"SELECT MAX(salary) FROM customers\"}]}\n"
                        .formatted(CUSTOMERS));
        Files.writeString(folder.resolve("d.txt"), "SELECT 5");

        assertThat(texts(WorkloadSeeds.of(WorkloadFiles.read(folder, Optional.empty()), false)))
                .containsExactly("SELECT c0 FROM t1 WHERE t1.c1", "SELECT COUNT(*) FROM t1", "SELECT MAX(c1) FROM t1");
    }

    @Test
    void queriesThatComeWithoutTablesTakeThemFromTheSchema() throws IOException, WorkloadException {
        Path schema = Files.writeString(folder.resolve("schema.sql"), CUSTOMERS + ";");
        Path statistics = Files.writeString(
                folder.resolve("statements.csv"),
                "calls,query\n3,\"SELECT nr\nFROM customers WHERE city = $1 AND salary < $2\"\n1,COMMIT\n");
        Path databases = Files.writeString(folder.resolve("schema.json"), "{\"shop\": [\"%s\"]}".formatted(CUSTOMERS));
        Path gold = Files.writeString(
                folder.resolve("dev.json"), "[{\"db_id\": \"shop\", \"SQL\": \"SELECT COUNT(`nr`) FROM customers\"}]");

        assertThat(texts(WorkloadSeeds.of(WorkloadFiles.read(statistics, Optional.of(schema)), false)))
                .containsExactly("SELECT c0 FROM t1 WHERE t1.c1 AND t1.c2");
        assertThat(texts(WorkloadSeeds.of(WorkloadFiles.read(gold, Optional.of(databases)), false)))
                .containsExactly("SELECT COUNT(c0) FROM t1");
    }

    @Test
    void aFileThatHoldsNothingIsSaidSo() throws IOException {
        Path csv = Files.writeString(folder.resolve("x.csv"), "a,b\n1,2\n");
        Path text = Files.writeString(folder.resolve("x.txt"), "SELECT 1");

        assertThatThrownBy(() -> WorkloadFiles.read(csv, Optional.empty()))
                .hasMessageContaining("no column named query")
                .hasMessageContaining("pg_stat_statements");
        assertThatThrownBy(() -> WorkloadFiles.read(text, Optional.empty())).hasMessageContaining(".slt");
        assertThatThrownBy(() -> WorkloadFiles.read(folder.resolve("nowhere"), Optional.empty()))
                .hasMessageContaining("no such file");
    }

    private static List<String> texts(WorkloadSeeds seeds) {
        return LongStream.range(0, seeds.size().orElse(0))
                .mapToObj(number -> seeds.seed(number).query())
                .toList();
    }

    private static SeedCaq only(String query) {
        WorkloadSeeds seeds = seeds(query);
        assertThat(seeds.left()).isEmpty();
        return seeds.seed(0);
    }

    private static WorkloadSeeds seeds(String... queries) {
        List<String> statements = new java.util.ArrayList<>(List.of(CUSTOMERS, ORDERS));
        statements.addAll(List.of(queries));
        return WorkloadSeeds.of(List.of(new WorkloadScript("s", statements)), false);
    }

    private static String tables(SeedCaq seed) {
        return seed.schema().tables().stream()
                .map(table -> SqlWriter.write(table, Dialect.PORTABLE))
                .reduce("", (all, one) -> all + one);
    }
}
