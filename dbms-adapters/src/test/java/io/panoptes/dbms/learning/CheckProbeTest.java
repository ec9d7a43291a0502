package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.place.DriverOrigin;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Habit;
import io.panoptes.sql.write.TypeKind;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is answered otherwise is switched off alone, where the rest can be trusted without it. */
class CheckProbeTest extends ProbesOnH2 {
    @Test
    void nothingIsSwitchedOffWhereAllIsRight() {
        assertThat(lacking(statement -> statement)).doesNotContain(Construct.IN, Construct.NOT_IN);
    }

    @Test
    void notInThatIsTrueOfNull() {
        assertThat(lacking(statement ->
                        statement.replaceAll("(\\w+) NOT IN (\\([^()]*\\))", "($1 NOT IN $2) IS NOT FALSE")))
                .contains(Construct.NOT_IN)
                .doesNotContain(Construct.IN, Construct.QUANTIFIED);
    }

    @Test
    void inThatIsFalseOfNull() {
        assertThat(lacking(statement -> statement.replaceAll("(\\w+) IN (\\([^()]*\\))", "(($1 IN $2) IS TRUE)")))
                .as("NOT of it is true of NULL")
                .contains(Construct.IN, Construct.NOT_IN);
    }

    /** As Oracle and Db2 have it: no SELECT without FROM, a table of one row, FETCH FIRST in place of LIMIT. */
    @Test
    void aTableOfOneRowAndFetchFirst() {
        LearntDbms learnt = learn(
                h2,
                statement ->
                        statement.startsWith("SELECT") && !statement.contains(" FROM ") || statement.contains(" LIMIT ")
                                ? "refused"
                                : statement);

        assertThat(learnt.unfit()).isEmpty();
        assertThat(learnt.profile().dialect().emptyFrom()).contains("DUAL");
        assertThat(learnt.profile().dialect().has(Habit.FETCH_FIRST)).isTrue();
        assertThat(learnt.profile().dialect().lacks(Construct.LIMIT)).isFalse();
    }

    /** As SQL Server has it: TOP, and OFFSET behind an order alone. */
    @Test
    void topInPlaceOfLimit() {
        LearntDbms learnt = learn(
                h2,
                statement -> statement.contains(" LIMIT ")
                                || statement.contains(" FETCH ") && !statement.contains(" OFFSET ")
                                || statement.contains(" OFFSET ") && !statement.contains(" ORDER BY ")
                        ? "refused"
                        : statement.replaceAll(
                                "SELECT TOP \\((\\d+)\\) ([^()]*)", "SELECT $2 FETCH FIRST $1 ROWS ONLY"));

        assertThat(learnt.unfit()).isEmpty();
        assertThat(learnt.profile().dialect().has(Habit.LIMIT_AS_TOP)).isTrue();
        assertThat(learnt.profile().dialect().lacking())
                .doesNotContain(Construct.LIMIT, Construct.LIMIT_ZERO, Construct.LIMIT_IN_SUBQUERY);
    }

    /** As Oracle has it: no AS before another name of a table. */
    @Test
    void anotherNameOfATableWithoutAs() {
        LearntDbms learnt =
                learn(h2, statement -> statement.matches("(?s).*\\b(?:FROM|JOIN) \\w+ AS .*") ? "refused" : statement);

        assertThat(learnt.unfit()).isEmpty();
        assertThat(learnt.profile().dialect().has(Habit.TABLE_ALIAS_WITHOUT_AS)).isTrue();
        assertThat(learnt.profile().dialect().lacking()).doesNotContain(Construct.RIGHT_JOIN, Construct.IN);
    }

    /** As Oracle has it: an empty text is NULL. */
    @Test
    void anEmptyTextThatIsNullIsInNoCase() {
        LearntDbms learnt = learn(h2, statement -> statement.replace("''", "NULL"));

        assertThat(learnt.profile().types())
                .filteredOn(type -> type.type().equals(SqlType.TEXT))
                .extracting(type -> type.low())
                .containsExactly(Value.of("a"));
        assertThat(learnt.profile().hazards()).contains(Hazard.PADDING);
        assertThat(learnt.differing()).anyMatch(line -> line.contains("or '' is NULL"));
    }

    /** As MySQL has it: no CAST takes the names of whole numbers, but SIGNED. */
    @Test
    void aCastByAnotherName() {
        LearntDbms learnt = learn(
                h2,
                statement -> statement.matches(".*CAST\\(.* AS (?:INT(?:EGER|2|4|8)?|SMALLINT|BIGINT|LONG)\\).*")
                        ? "refused"
                        : statement.replace(" AS SIGNED)", " AS BIGINT)"));

        assertThat(learnt.profile().dialect().castTypes())
                .containsEntry(TypeKind.INT32, "SIGNED")
                .doesNotContainKey(TypeKind.TEXT);
    }

    /** Where a NULL is refused before the statement runs, by the state of syntax errors, those are INVALID all the same. */
    @Test
    void aMissingValueThatIsSeenBeforeItRuns() {
        LearntDbms learnt = learn(
                h2, statement -> statement.equals("INSERT INTO e1 (a) VALUES (NULL)") ? "SELEC a FROM e2" : statement);

        assertThat(learnt.profile().classify("org.h2.X|42000|42000|Syntax error"))
                .isEqualTo(ErrorClass.INVALID);
        assertThat(learnt.profile().classify("org.h2.X|23505|23505|Unique index"))
                .isEqualTo(ErrorClass.ORDINARY);
    }

    /** As Apache Ignite has it: the plan of a query outlives the view that it reads. */
    @Test
    void aViewThatIsReadAsItWasIsInNoCase() {
        LearntDbms learnt = learn(
                h2,
                statement -> statement.startsWith("DROP VIEW")
                        ? "SELECT 1"
                        : statement.replace("CREATE VIEW", "CREATE VIEW IF NOT EXISTS"));

        assertThat(learnt.profile().fillings()).contains(Filling.DERIVED_TABLE).doesNotContain(Filling.VIEW);
        assertThat(learnt.differing()).anyMatch(line -> line.startsWith("a view that is dropped and made anew"));
    }

    private Set<Construct> lacking(UnaryOperator<String> change) {
        LearntDbms learnt = learn(h2, change);
        assertThat(learnt.unfit()).isEmpty();
        return learnt.profile().dialect().lacking();
    }

    private static LearntDbms learn(Instance instance, UnaryOperator<String> change) {
        return new ProbeRunner(new RewritingInstance(instance, change), step -> {})
                .learn("changed", "Changed", Version.LOCAL, new DriverOrigin("", List.of(), ""));
    }
}
