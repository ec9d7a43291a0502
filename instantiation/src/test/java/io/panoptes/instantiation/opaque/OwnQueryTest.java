package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnQueryTest {
    private static final Version NEWEST = new Version("999.0.0");

    @Test
    void eachPlaceIsFilled() {
        var query = new OwnQuery(
                "SELECT d.<a> AS k, o.<f> AS m FROM <t> AS d SEMI JOIN <u> AS o USING (<s>) LIMIT <n>",
                OwnQuery.Form.ANY);
        assertThat(query.over("b0", "b1", new OwnQuery.Columns("c0", "c1", "c2", "c3", "c4", "l0"), 2))
                .isEqualTo("SELECT d.c0 AS k, o.c3 AS m FROM b0 AS d SEMI JOIN b1 AS o USING (c4) LIMIT 2");
    }

    /** Where a column may be now of one part, now of another, the file must say so. */
    @Test
    void eachUnionIsCalledCompound() {
        List<OwnQuery> queries = Adapters.ALL.stream()
                .flatMap(adapter -> OpaqueCatalog.of(adapter.profile(NEWEST)).queries().stream())
                .toList();
        assertThat(queries)
                .anyMatch(query -> query.form() == OwnQuery.Form.COMPOUND)
                .allMatch(query -> query.text().contains(" UNION ") == (query.form() == OwnQuery.Form.COMPOUND));
    }

    @Test
    void aColumnOfAnyTypeGivesOne() {
        var query = new OwnQuery("SELECT d.<a> AS k, AVG(d.<l>) AS m FROM <t> AS d", OwnQuery.Form.OF_ONE_ROW);
        assertThat(query.givesAny()).isTrue();
        assertThat(query.over("b0", "b1", new OwnQuery.Columns("c0", "c1", "c2", "c3", "c4", "l0"), 2))
                .isEqualTo("SELECT d.c0 AS k, AVG(d.l0) AS m FROM b0 AS d");
        assertThat(new OwnQuery("SELECT d.<a> AS k, d.<b> AS m FROM <t> AS d", OwnQuery.Form.ANY).givesAny())
                .isFalse();
    }
}
