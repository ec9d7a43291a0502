package io.panoptes.texttosql.constraint.mining;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.Origin;
import io.panoptes.texttosql.constraint.Statement;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.check.BruteForceMiner;
import io.panoptes.texttosql.constraint.check.ConstraintCheck;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConstraintMinerTest {
    private static final MiningOptions ALL = MiningOptions.STANDARD.withMinSupport(1);
    private static final List<String> SHOP = List.of(
            "CREATE TABLE country (code TEXT PRIMARY KEY, name TEXT, continent TEXT)",
            "INSERT INTO country VALUES ('de', 'Germany', 'Europe'), ('fr', 'France', 'Europe'), ('jp', 'Japan', 'Asia')",
            "CREATE TABLE orders (id INTEGER PRIMARY KEY, country TEXT, city TEXT, zone TEXT, ordered DATE, sent DATE, amount REAL)",
            "INSERT INTO orders VALUES (1, 'de', 'Bonn', 'n', '2024-01-01', '2024-01-03', 10),"
                    + " (2, 'de', 'Bonn', 'n', '2024-01-02', '2024-01-02', 20.5),"
                    + " (3, 'fr', 'Nice', 's', '2024-02-01', NULL, 3),"
                    + " (4, 'fr', 'Nice', 's', '2024-02-05', '2024-02-07', 3),"
                    + " (5, NULL, 'Oslo', 'n', '2024-03-05', '2024-04-07', 4)");

    @TempDir
    private Path folder;

    @Test
    void findsEachKind() throws SQLException {
        try (MinedDatabase shop = new MinedDatabase(folder.resolve("shop.sqlite"), SHOP)) {
            assertThat(shop.words(ALL.withMinSupport(2)))
                    .contains(
                            "country: code is the primary key",
                            "country: name is not NULL",
                            "country: name is unique",
                            "country: continent is one of 'Asia', 'Europe'",
                            "orders: city determines country",
                            "orders: country determines city",
                            "orders: city determines zone",
                            "orders: ordered <= sent",
                            "orders: amount is between 3 and 20.5",
                            "orders: country is found in country(code)",
                            "orders: ordered is unique")
                    .doesNotContain(
                            // Of the primary key, which is declared.
                            "country: code is unique",
                            "orders: sent <= ordered",
                            "orders: sent is not NULL",
                            "orders: zone determines city",
                            // Not minimal.
                            "orders: country, city determines zone");
        }
    }

    @Test
    void tellsHowManyRowsSpeakForIt() throws SQLException {
        try (MinedDatabase shop = new MinedDatabase(folder.resolve("shop.sqlite"), SHOP)) {
            assertThat(shop.mine(ALL))
                    .contains(
                            TableConstraint.of(
                                    "orders",
                                    new Constraint.FunctionalDependency(List.of("city"), "zone"),
                                    Evidence.mined(4, 1)),
                            TableConstraint.of(
                                    "orders", new Constraint.Ordering("ordered", "sent"), Evidence.mined(4, 1)),
                            TableConstraint.of(
                                    "country",
                                    new Constraint.PrimaryKey(List.of("code")),
                                    new Evidence(Origin.DECLARED, 0, 1)));
        }
    }

    @Test
    void confidenceBelowOneLetsSomeRowsBreakIt() throws SQLException {
        List<String> rows = IntStream.range(0, 40)
                .mapToObj(i -> "(%d, %d, %s)".formatted(i % 4, i == 0 ? 9 : i % 4, i == 1 ? "NULL" : i))
                .toList();
        List<String> statements = List.of(
                "CREATE TABLE t (a INTEGER, b INTEGER, c INTEGER)", "INSERT INTO t VALUES " + String.join(", ", rows));
        try (MinedDatabase database = new MinedDatabase(folder.resolve("near.sqlite"), statements)) {
            assertThat(database.words(ALL)).doesNotContain("t: a determines b", "t: c is not NULL");
            List<TableConstraint> nearly = database.mine(ALL.withMinConfidence(0.9));
            assertThat(nearly)
                    .contains(
                            TableConstraint.of(
                                    "t",
                                    new Constraint.FunctionalDependency(List.of("a"), "b"),
                                    Evidence.mined(40, 1 - 1 / 40.0)),
                            TableConstraint.notNull("t", "c", Evidence.mined(40, 39 / 40.0)));
        }
    }

    @Test
    void readsDuckDb() throws SQLException {
        List<String> statements = List.of(
                "CREATE TABLE t (a INTEGER, d DATE, p DECIMAL(5, 2), m TIMESTAMP)",
                "INSERT INTO t VALUES (1, '2024-01-01', 1.50, '2024-01-01 10:00:00'), (1, '2024-01-01', 2.25, '2024-01-02 10:00:00'), (2, '2024-05-01', 2.25, NULL)");
        try (MinedDatabase database = new MinedDatabase(folder.resolve("t.duckdb"), statements)) {
            List<TableConstraint> mined = database.mine(ALL);
            assertThat(mined.stream().map(TableConstraint::words))
                    .contains(
                            "t: a determines d",
                            "t: d is between DATE '2024-01-01' and DATE '2024-05-01'",
                            "t: p is between 1.5 and 2.25",
                            "t: p is one of 1.5, 2.25",
                            "t: m is unique");
            ConstraintCheck check = new ConstraintCheck(database.database(), database.schema());
            for (TableConstraint constraint : mined) {
                assertThat(check.violations(constraint)).as(constraint.words()).isZero();
            }
        }
    }

    @Test
    void aCollationMakesTextsEqualThatDiffer() throws SQLException {
        List<String> statements = List.of(
                "CREATE TABLE t (a TEXT COLLATE NOCASE, b INTEGER)",
                "INSERT INTO t VALUES ('x', 1), ('X', 2), ('y', 3), ('y', 3)");
        try (MinedDatabase database = new MinedDatabase(folder.resolve("c.sqlite"), statements)) {
            assertThat(database.words(ALL))
                    .contains("t: a is not NULL", "t: b is between 1 and 3")
                    .noneMatch(words -> words.contains("a determines") || words.contains("a is one of"));
        }
    }

    @Test
    void aDeclaredKeyThatDataBreakIsNoted() throws SQLException {
        List<String> statements = List.of(
                "CREATE TABLE p (id INTEGER PRIMARY KEY)",
                "CREATE TABLE c (p INTEGER REFERENCES p (id))",
                "INSERT INTO p VALUES (1)",
                "INSERT INTO c VALUES (1), (2)");
        try (MinedDatabase database = new MinedDatabase(folder.resolve("broken.sqlite"), statements)) {
            assertThat(database.words(ALL)).doesNotContain("c: p is found in p(id) (foreign key)");
            assertThat(database.notes())
                    .containsExactly("declared, but 1 rows break it: c: p is found in p(id) (foreign key)");
        }
    }

    @Test
    void aTableThatIsReadInPartIsCheckedWhole() throws SQLException {
        String rows = IntStream.range(0, 50)
                .mapToObj(i -> "(%d, %d)".formatted(i % 7, i))
                .collect(Collectors.joining(", "));
        List<String> statements = List.of("CREATE TABLE t (a INTEGER, b INTEGER)", "INSERT INTO t VALUES " + rows);
        MiningOptions few = new MiningOptions(1, 1, 30, 2, 2, false, 10);
        try (MinedDatabase database = new MinedDatabase(folder.resolve("part.sqlite"), statements)) {
            assertThat(database.words(few))
                    .contains("t: b is unique", "t: a <= b")
                    .doesNotContain("t: b is between 0 and 9", "t: a is unique");
            assertThat(database.notes()).singleElement().asString().contains("read in part");
        }
    }

    @Test
    void aWideTableLowersTheNumberOfDeterminants() {
        TableData wide =
                new TableData(new io.panoptes.sql.schema.Table("w", List.of(), List.of()), 50_000, List.of(), true);
        assertThat(Effort.columns(wide, 120, 3)).isEqualTo(2);
        assertThat(Effort.columns(wide, 10, 3)).isEqualTo(3);
    }

    /** Small random tables, in which all kinds hold by chance: what is found is what queries find, one by one. */
    @Test
    void agreesWithBruteForce() throws SQLException {
        Set<Class<?>> kinds = new HashSet<>();
        for (int seed = 1; seed <= 25; seed++) {
            try (MinedDatabase database =
                    new MinedDatabase(folder.resolve("random" + seed + ".sqlite"), random(new Random(seed)))) {
                int support = 1 + seed % 3;
                Schema schema = database.schema();
                List<TableConstraint> brute = new BruteForceMiner(
                                database.database(), schema, new BruteForceMiner.Limits(support, 3, 2, 2))
                        .mine();
                List<TableConstraint> mined = database.mine(new MiningOptions(support, 1, 3, 2, 2, false, 1_000));
                assertThat(BruteForceMiner.missing(mined, brute))
                        .as("seed %d: missed", seed)
                        .isEmpty();
                List<TableConstraint> undeclared = mined.stream()
                        .filter(constraint -> constraint.evidence().origin() == Origin.MINED)
                        .toList();
                assertThat(BruteForceMiner.missing(brute, undeclared))
                        .as("seed %d: wrong", seed)
                        .isEmpty();
                undeclared.forEach(constraint -> kinds.add(
                        constraint.statement() instanceof Statement.Kept(Constraint kept)
                                ? kept.getClass()
                                : Statement.NotNull.class));
            }
        }
        assertThat(kinds)
                .contains(
                        Statement.NotNull.class,
                        Constraint.Unique.class,
                        Constraint.Range.class,
                        Constraint.Categorical.class,
                        Constraint.FunctionalDependency.class,
                        Constraint.Ordering.class,
                        Constraint.InclusionDependency.class);
    }

    private static List<String> random(Random random) {
        List<String> types = List.of("INTEGER", "TEXT", "REAL", "DATE");
        List<String> statements = new ArrayList<>();
        for (String table : List.of("t", "u")) {
            int columns = 2 + random.nextInt(4);
            List<String> declared = new ArrayList<>();
            List<String> drawn = new ArrayList<>();
            for (int i = 0; i < columns; i++) {
                String type = types.get(random.nextInt(types.size()));
                drawn.add(type);
                declared.add("%s%d %s".formatted(table, i, type));
            }
            statements.add("CREATE TABLE %s (%s)".formatted(table, String.join(", ", declared)));
            int rows = random.nextInt(9);
            for (int row = 0; row < rows; row++) {
                String values = drawn.stream().map(type -> value(type, random)).collect(Collectors.joining(", "));
                statements.add("INSERT INTO %s VALUES (%s)".formatted(table, values));
            }
        }
        return statements;
    }

    private static String value(String type, Random random) {
        if (random.nextInt(6) == 0) {
            return "NULL";
        }
        int number = random.nextInt(5);
        return switch (type) {
            case "INTEGER" -> Integer.toString(number);
            case "TEXT" -> "'%c'".formatted('a' + number);
            case "REAL" -> Double.toString(number / 2.0);
            default -> "'2024-01-0%d'".formatted(1 + number);
        };
    }
}
