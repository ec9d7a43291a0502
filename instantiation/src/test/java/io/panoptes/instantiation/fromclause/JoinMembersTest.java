package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JoinMembersTest {
    private static final List<Column> COLUMNS =
            List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.INTEGER, true));

    @Test
    void ofACompoundQueryOnlyTheRowsCountWhereEverythingIsCompared() {
        assertThat(members("sqlite", "3.54.1.0")).anyMatch(JoinMembersTest::isCompound);
        assertThat(members("sqlite", "3.54.1.0").stream().filter(JoinMembersTest::isCompound))
                .allMatch(source -> source.columns().isEmpty());
    }

    @Test
    void ofACompoundQueryColumnsAreReadWhereTheyHaveTypes() {
        assertThat(members("duckdb", "2.0.0.1").stream().filter(JoinMembersTest::isCompound))
                .isNotEmpty()
                .noneMatch(source -> source.columns().isEmpty());
    }

    @Test
    void somethingIsCounted() {
        assertThat(members("sqlite", "3.54.1.0"))
                .anyMatch(source -> source.columns().stream()
                        .anyMatch(column -> column.type().equals(SqlType.BIGINT)));
    }

    @Test
    void rowsAreNumberedAndLimitedOnlyWhereTheDbmsCan() {
        assertThat(texts("duckdb", "2.0.0.1"))
                .anyMatch(text -> text.contains("OVER ("))
                .anyMatch(text -> text.contains("LIMIT"));
        assertThat(texts("derby", "10.2.2.0")).noneMatch(text -> text.contains("OVER (") || text.contains("FETCH"));
    }

    /** Which of two tied rows comes first is left open, so an order leaves none, but where all rows are alike. */
    @Test
    void whatNumbersOrLimitsRowsIsInAnOrderOfAllThatIsGiven() {
        for (JoinSource source : members("duckdb", "2.0.0.1")) {
            if (source.from() instanceof FromItem.DerivedTable derived
                    && derived.query() instanceof Query.Ordered ordered
                    && ordered.limit().isPresent()
                    && !isOfConstants(ordered.body())) {
                assertThat(ordered.keys()).hasSameSizeAs(source.columns());
            }
        }
    }

    @Test
    void whatIsComputedOpaquelyIsMasked() {
        List<JoinSource> computed = members("sqlite", "3.54.1.0").stream()
                .filter(JoinMembersTest::isComputed)
                .toList();
        assertThat(computed).isNotEmpty().allMatch(source -> !source.from().equals(source.masked()));
        assertThat(members("duckdb", "2.0.0.1")).noneMatch(JoinMembersTest::isComputed);
    }

    @Test
    void ofTheDistinctValuesOfAColumnOnlyTheRowsCount() {
        assertThat(members("sqlite", "3.54.1.0").stream().filter(JoinMembersTest::isDistinctByOneColumn))
                .isNotEmpty()
                .allMatch(source -> source.columns().isEmpty());
    }

    @Test
    void twoTablesAreJoinedInAMember() {
        assertThat(members("sqlite", "3.54.1.0"))
                .anyMatch(source -> source.columns().stream()
                        .anyMatch(column -> column.name().endsWith(".oc1")));
    }

    @Test
    void aThirdTableIsJoinedNowAndThen() {
        assertThat(members("sqlite", "3.54.1.0", OpaqueRow.of(COLUMNS), 3).stream()
                        .map(JoinSource::from)
                        .toList())
                .anyMatch(item -> item instanceof FromItem.DerivedTable derived
                        && SqlWriter.write(derived.query(), Dialects.SQLITE).matches(".* AS o ON .* AS q ON .*"));
    }

    @Test
    void rowsAreKeptByTheirNumber() {
        assertThat(texts("sqlite", "3.54.1.0")).anyMatch(text -> text.matches(".* AS n FROM .* AS w WHERE w.n .*"));
        assertThat(texts("derby", "10.2.2.0")).noneMatch(text -> text.contains("w.n"));
    }

    @Test
    void partsOfACompoundQueryMayBeInAnOrder() {
        assertThat(texts("sqlite", "3.54.1.0"))
                .anyMatch(
                        text -> text.matches(".*UNION ALL SELECT s.k AS k.* FROM \\(SELECT .* ORDER BY k.*\\) AS s.*"));
    }

    @Test
    void theNumberOfARowIsGivenAsAColumnOfAQuery() {
        List<Column> columns = new ArrayList<>(COLUMNS);
        columns.add(new Column("rowid", new SqlType.OpaqueType("INTEGER"), true));
        var row = new OpaqueRow(columns, Map.of(), List.of(), List.of(), Set.of());
        assertThat(members("sqlite", "3.54.1.0", row).stream()
                        .filter(JoinMembersTest::isComputed)
                        .toList())
                .anyMatch(source -> source.columns().stream()
                        .anyMatch(column -> column.name().endsWith(".e2")));
    }

    @Test
    void rowsAreGroupedByWhatAnIndexComputesAndNotByAPlace() {
        Expression key = new Expression.Unary(
                Expression.UnaryOperator.NEGATE, new Expression.ColumnReference(Optional.empty(), "c0"));
        Expression constant = new Expression.Literal(Value.of(1));
        var row = new OpaqueRow(COLUMNS, Map.of(), List.of(), List.of(key, constant), Set.of());
        List<Query.GroupBy> groups = members("sqlite", "3.54.1.0", row).stream()
                .flatMap(source -> groups(source.from()))
                .toList();
        assertThat(groups.toString()).contains("NEGATE").doesNotContain("Literal");
    }

    @Test
    void rowsAreGroupedByTwoKeysAndFilteredBeforeTheyAreMadeDistinct() {
        assertThat(texts("sqlite", "3.54.1.0"))
                .anyMatch(text -> text.matches("SELECT DISTINCT d.c. AS k FROM b0 AS d WHERE .*"))
                .anyMatch(text -> text.matches("SELECT DISTINCT d.c. AS k FROM b0 AS d ORDER BY d.c\\d.*"));
        Expression key = new Expression.Unary(
                Expression.UnaryOperator.NEGATE, new Expression.ColumnReference(Optional.empty(), "c0"));
        var row = new OpaqueRow(COLUMNS, Map.of("c0", List.of(Value.of(4))), List.of(), List.of(key), Set.of());
        assertThat(members("sqlite", "3.54.1.0", row).stream().flatMap(source -> groups(source.from())))
                .anyMatch(groups -> groups instanceof Query.GroupBy.Keys(var keys) && keys.size() == 2);
    }

    @Test
    void theFirstRowsOfAJoinAreTakenWhereTheDbmsCan() {
        assertThat(texts("duckdb", "2.0.0.1"))
                .anyMatch(text -> text.matches("SELECT .* FROM b0 AS d \\w+ JOIN b0 AS o .* LIMIT .*"));
        assertThat(texts("derby", "10.2.2.0")).noneMatch(text -> text.contains("OFFSET"));
    }

    private static Stream<Query.GroupBy> groups(FromItem item) {
        return item instanceof FromItem.DerivedTable derived
                        && derived.query() instanceof Query.Select select
                        && select.groupBy().isPresent()
                ? select.groupBy().stream()
                : Stream.empty();
    }

    private static boolean isOfConstants(Query query) {
        return query instanceof Query.Select select
                && select.items().stream()
                        .allMatch(item -> item instanceof Query.SelectItem.Column(var value, var ignored)
                                && value instanceof Expression.Literal);
    }

    private static boolean isComputed(JoinSource source) {
        return source.columns().stream().anyMatch(column -> column.name().endsWith(".e0"));
    }

    private static boolean isDistinctByOneColumn(JoinSource source) {
        return source.from() instanceof FromItem.DerivedTable derived
                && derived.query() instanceof Query.Select select
                && select.distinct()
                && select.items().size() == 1;
    }

    private static boolean isCompound(JoinSource source) {
        return source.from() instanceof FromItem.DerivedTable derived && derived.query() instanceof Query.SetOperation;
    }

    private static List<String> texts(String dbms, String version) {
        var dialect = Adapters.named(dbms).profile(new Version(version)).dialect();
        return members(dbms, version).stream()
                .map(JoinSource::from)
                .filter(FromItem.DerivedTable.class::isInstance)
                .map(item -> SqlWriter.write(((FromItem.DerivedTable) item).query(), dialect))
                .toList();
    }

    private static List<JoinSource> members(String dbms, String version) {
        return members(dbms, version, OpaqueRow.of(COLUMNS));
    }

    private static List<JoinSource> members(String dbms, String version, OpaqueRow row) {
        return members(dbms, version, row, 7);
    }

    private static List<JoinSource> members(String dbms, String version, OpaqueRow row, int rows) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        Table table = new Table("b0", COLUMNS, List.of());
        var members = new JoinMembers(
                new SplittableRandom(5),
                OperationCatalog.of(profile),
                new ValuePool(true, true),
                OpaqueCatalog.of(profile),
                List.of(new Stored(table, row, rows)));
        return IntStream.range(0, 400)
                .mapToObj(i -> i % 2 == 0 ? members.member(i % 4) : members.query(i % 4))
                .toList();
    }
}
