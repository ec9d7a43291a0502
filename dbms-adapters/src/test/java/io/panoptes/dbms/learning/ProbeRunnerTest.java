package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Transactions;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect.Folding;
import io.panoptes.sql.write.Habit;
import java.io.File;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Learns DBMSs of which we know what is right, through their drivers alone. */
class ProbeRunnerTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void h2IsAsItsHandWrittenProfileSays() {
        LearntDbms learnt = learn("h2", "jdbc:h2:mem:learning");
        Profile profile = learnt.profile();

        assertThat(learnt.title()).isEqualTo("H2");
        assertThat(profile.dbms()).as("the name of an adapter is left to it").isEqualTo("h2_learnt");
        assertThat(profile.dialect().folding()).isEqualTo(Folding.UPPER);
        assertThat(profile.dialect().lacking())
                .contains(Construct.FULL_JOIN, Construct.LATERAL, Construct.ROLLUP)
                .doesNotContain(Construct.WINDOW, Construct.COMMON_TABLE, Construct.RECURSIVE, Construct.DIVISION);
        assertThat(profile.hazards()).doesNotContain(Hazard.COLLATION, Hazard.PADDING, Hazard.UNGROUPED_COLUMN);
        assertThat(profile.features()).contains(Feature.FOREIGN_KEYS, Feature.CHECK_CONSTRAINTS);
        assertThat(profile.fillings()).contains(Filling.VIEW, Filling.COMMON_TABLE);
        assertThat(profile.types())
                .extracting(type -> type.type())
                .contains(SqlType.BOOLEAN, SqlType.DATE, SqlType.TEXT);
    }

    @Test
    void sqliteKeepsItsHazards() {
        Profile profile = learn("sqlite", "jdbc:sqlite:{dir}/learning.db").profile();

        assertThat(profile.hazards())
                .contains(
                        Hazard.UNGROUPED_COLUMN,
                        Hazard.SCALAR_SUBQUERY_ROWS,
                        Hazard.OVERFLOW_CHANGES_TYPE,
                        Hazard.BOOLEAN_AS_INTEGER,
                        Hazard.COLLATION);
        assertThat(profile.dialect().habits()).contains(Habit.SET_OPERANDS_WITHOUT_PARENTHESES);
        assertThat(profile.types()).extracting(type -> type.type()).doesNotContain(new SqlType.DecimalType(10, 2));
    }

    /** By the words of SQL where there are some, else by the driver. */
    @Test
    void changesAreTakenBackByTheWordsOfEach() {
        assertThat(learn("duckdb", "jdbc:duckdb:").profile().transactions()).isEqualTo(Transactions.USUAL);
        assertThat(learn("derby", "jdbc:derby:memory:w{n};create=true")
                        .profile()
                        .transactions()
                        .begin())
                .containsExactly("AUTOCOMMIT OFF");
    }

    @Test
    void rowsAreMergedByTheWordsOfEach() {
        assertThat(learn("h2", "jdbc:h2:mem:merging").profile().dialect().habits())
                .doesNotContain(Habit.MERGE_AS_CONFLICT, Habit.MERGE_AS_DUPLICATE_KEY);
        var sqlite = learn("sqlite", "jdbc:sqlite:{dir}/merging.db").profile().dialect();
        assertThat(sqlite.habits()).contains(Habit.MERGE_AS_CONFLICT);
        assertThat(sqlite.lacking()).doesNotContain(Construct.MERGE, Construct.CHANGED_TABLE_IN_SUBQUERY);
    }

    /** Derby's driver has a cancel that is refused, and keeps a time limit. */
    @Test
    void whatTakesTooLongIsEndedByTheWayThatIsHeeded() {
        assertThat(learn("h2", "jdbc:h2:mem:ending").end()).isEqualTo(Cancellation.CANCEL);
        assertThat(learn("derby", "jdbc:derby:memory:w{n};create=true").end()).isEqualTo(Cancellation.QUERY_TIMEOUT);
    }

    @Test
    void duckDbDividesWithAFraction() {
        Profile profile = learn("duckdb", "jdbc:duckdb:").profile();

        assertThat(profile.dialect().lacks(Construct.DIVISION)
                        || profile.dialect().has(Habit.QUOTIENTS_WITH_FRACTION))
                .isTrue();
        assertThat(profile.dialect().lacking())
                .doesNotContain(Construct.LATERAL, Construct.FULL_JOIN, Construct.ROLLUP);
    }

    @Test
    void theFilesSayTheSame() {
        LearntDbms learnt = learn("h2", "jdbc:h2:mem:files").withOperations(List.of("strict TEXT lower(<TEXT>)"));
        var files = new LearntFolder(folder);
        assertThat(learnt.profile().transactions().tried()).isTrue();
        files.write(learnt, List.of(new ProbeEvidence("types", "SELECT\n1", "rows: 1")));
        LearntDbms read = files.read();

        assertThat(read.profile().dialect()).isEqualTo(learnt.profile().dialect());
        assertThat(read.profile().types()).isEqualTo(learnt.profile().types());
        assertThat(read.profile().hazards()).isEqualTo(learnt.profile().hazards());
        assertThat(read.profile().features()).isEqualTo(learnt.profile().features());
        assertThat(read.profile().fillings()).isEqualTo(learnt.profile().fillings());
        assertThat(read.profile().transactions()).isEqualTo(learnt.profile().transactions());
        assertThat(read.end()).isEqualTo(learnt.end());
        assertThat(read.operations()).isEqualTo(learnt.operations());
        assertThat(read.driver()).isEqualTo(learnt.driver());
        assertThat(read.driver().addressPrefix()).isEqualTo("jdbc:h2:");
        assertThat(folder.resolve("evidence.tsv")).hasContent("types\tSELECT 1\trows: 1");
    }

    @Test
    void aWrongLineIsToldWithItsPlace() throws Exception {
        java.nio.file.Files.writeString(folder.resolve("profile.txt"), "dbms x\nversion 1\nhazard WEATHER\n");

        assertThatThrownBy(() -> new LearntFolder(folder).read())
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("profile.txt:3: there is no Hazard WEATHER; choose from");
    }

    @Test
    void aDatabaseThatIsNotEmptyIsRefusedUnlessItIsNamed() throws SQLException {
        String url = "jdbc:h2:file:" + folder.resolve("theirs") + ";AUTO_SERVER=TRUE";
        try (Connection theirs = DriverManager.getConnection(url, "sa", "");
                var statement = theirs.createStatement()) {
            statement.execute("CREATE TABLE customers (id INTEGER)");
            statement.execute("INSERT INTO customers VALUES (1)");

            assertThatThrownBy(() -> open("h2", url + ";USER=sa", "").close())
                    .isInstanceOf(TargetException.class)
                    .hasMessageContaining("it is not empty: it holds 1 tables or views, such as [CUSTOMERS]")
                    .hasMessageContaining("--into");

            try (LearntTargets targets = open("h2", url + ";USER=sa", "PUBLIC");
                    Instance instance = targets.open(targets.target())) {
                instance.run(List.of("CREATE TABLE customers (id INTEGER)", "INSERT INTO customers VALUES (2)"), LIMIT);
                assertThat(count(instance)).as("ours, beside theirs").isEqualTo("1");
                instance.reset();
                assertThat(instance.run(List.of("CREATE TABLE b0 (c INTEGER)"), LIMIT)
                                .getFirst())
                        .isInstanceOf(Outcome.Done.class);
            }
            try (var rows = statement.executeQuery("SELECT id FROM customers")) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getInt(1)).isEqualTo(1);
                assertThat(rows.next()).isFalse();
            }
        }
    }

    @Test
    void aSchemaThatIsNotThereIsTold() {
        assertThatThrownBy(() -> open("h2", "jdbc:h2:mem:schemas", "NOWHERE").close())
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("there is no schema or database NOWHERE");
    }

    @Test
    void aJarWithoutADriverIsTold() {
        assertThatThrownBy(() -> DriverJars.of(folder.resolve("missing.jar").toString()))
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("there is no such file");
    }

    @Test
    void titlesOfProducts() {
        assertThat(ProductName.title("Firebird 3.0 LI-V3.0.11.33637")).isEqualTo("Firebird");
        assertThat(ProductName.title("H2 2.5.252")).isEqualTo("H2");
        assertThat(ProductName.title("DuckDB v2.0.0")).isEqualTo("DuckDB");
        assertThat(ProductName.title("Apache Ignite 2.16.0")).isEqualTo("Apache Ignite");
        assertThat(ProductName.name("Apache Ignite")).isEqualTo("apacheignite");
    }

    @Test
    void versionsOfProducts() {
        assertThat(LearntTargets.version("Firebird 3.0 LI-V3.0.11.33637").text())
                .isEqualTo("3.0");
        assertThat(LearntTargets.version("Trino 476").text()).isEqualTo("476");
        assertThat(LearntTargets.version("H2")).isEqualTo(Version.LOCAL);
    }

    private static String count(Instance instance) {
        return instance.run(List.of("SELECT COUNT(*) AS n FROM customers"), LIMIT)
                                .getFirst()
                        instanceof Outcome.Rows rows
                ? rows.rows().getFirst().values().getFirst().toString().replaceAll("\\D", "")
                : "none";
    }

    private static LearntDbms learn(String dbms, String url) {
        try (LearntTargets targets = open(dbms, url, "")) {
            return targets.learnt();
        }
    }

    private static LearntTargets open(String dbms, String url, String into) {
        var known = new ReleasedTargets();
        Target newest = known.find(dbms, Optional.empty());
        String jars = known.driver(newest).stream()
                .filter(jar -> jar.toString().endsWith(".jar"))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        return LearntTargets.learning(known, new UnknownPlace(DriverJars.of(jars), url, into), step -> {});
    }
}
