package io.panoptes.instantiation.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QueryFeaturesTest {
    @Test
    void namesWhatAQueryReadsFrom() {
        assertThat(QueryFeatures.of(from("generate_series(1, 3) AS g"))).containsExactly("generate_series");
        assertThat(QueryFeatures.of(from("(SELECT a\nFROM t) AS zt"))).containsExactly("FROM (query)");
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
