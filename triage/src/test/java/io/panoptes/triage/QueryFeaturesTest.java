package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.value.Value;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QueryFeaturesTest {
    @Test
    void namesWhatAQueryReadsFrom() {
        assertThat(QueryFeatures.of(from("generate_series(1, 3) AS g"))).containsExactly("generate_series");
        assertThat(QueryFeatures.of(from("(SELECT a\nFROM t) AS zt"))).containsExactly("FROM (query)");
    }

    @Test
    void namesTheOperatorsOfTheDbmsAlone() {
        assertThat(QueryFeatures.of(selecting("", " BETWEEN ", " AND 'x AND y'")))
                .containsExactly("BETWEEN");
        assertThat(QueryFeatures.of(selecting("", " NOT IN (", ", NULL)"))).containsExactly("NOT IN");
        assertThat(QueryFeatures.of(selecting("CAST(", " AS DOUBLE)"))).isEmpty();
        assertThat(QueryFeatures.of(selecting("- ", ""))).isEmpty();
    }

    /** A title once named all the words within: ALL SELECT ZC FROM VALUES. */
    @Test
    void aSubqueryOfTheDbmsIsNotNamedByItsWords() {
        assertThat(QueryFeatures.of(selecting("", " > ALL (SELECT zc FROM (VALUES (1), (2)) AS v(zc))")))
                .containsExactly("ALL (subquery)");
        assertThat(QueryFeatures.of(selecting("", " NOT IN (SELECT 'select' FROM t)")))
                .containsExactly("NOT IN (subquery)");
        assertThat(QueryFeatures.of(selecting("(SELECT max(", ") FROM t)"))).isEmpty();
    }

    @Test
    void rowValuesAreNamed() {
        assertThat(QueryFeatures.of(selecting("(", ", ", ") = (", ", ", ")"))).containsExactly("row value");
        assertThat(QueryFeatures.of(selecting("coalesce(", ", ", ")"))).isEmpty();
        assertThat(QueryFeatures.of(selecting("", " = (0x31)"))).isEmpty();
    }

    private static Query selecting(String... pieces) {
        List<Expression> holes = Collections.nCopies(pieces.length - 1, new Expression.Literal(Value.of(1)));
        return new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(new Expression.Template(List.of(pieces), holes), Optional.empty())),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Query from(String text) {
        var everything = new Query.SelectItem.Column(new Expression.Star(), Optional.empty());
        return new Query.Select(
                false,
                List.of(everything),
                Optional.of(new FromItem.VerbatimTable(text)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
