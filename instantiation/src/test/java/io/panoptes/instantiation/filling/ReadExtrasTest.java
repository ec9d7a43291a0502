package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Snippet;
import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.instantiation.filling.Binding.TableSnippet;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReadExtrasTest {
    private static final String ROWS = " x.c0 AS c0, x.c0 = 1 AS p0, x.c0 = 2 AS p1 FROM b0 AS x";
    private static final String SEEN = " x.c0 AS c0, 1 = 1 AS p0, 1 = 1 AS p1 FROM b0 AS x";

    @Test
    void whatNoPlaceholderReadsIsNotComputed() {
        var source = (TableSnippet)
                ReadExtras.of(binding("SELECT" + ROWS, "SELECT" + SEEN)).source();
        assertThat(text(source)).isEqualTo("SELECT x.c0 AS c0, x.c0 = 2 AS p1 FROM b0 AS x");
        assertThat(SqlWriter.write(source.masked().orElseThrow(), Dialects.SQLITE))
                .isEqualTo("SELECT x.c0 AS c0, 1 = 1 AS p1 FROM b0 AS x");
        assertThat(source.extra()).containsExactly("p1");
    }

    @Test
    void distinctRowsStayWhatTheyAre() {
        Binding distinct = binding("SELECT DISTINCT" + ROWS, "SELECT DISTINCT" + SEEN);
        assertThat(ReadExtras.of(distinct)).isEqualTo(distinct);
    }

    @Test
    void aTableOfTheStateHasNone() {
        var table = new Binding(
                "t1", new Binding.StateTable("b0", Map.of()), Map.of(), Manner.DERIVED_TABLE, Manner.DERIVED_TABLE);
        assertThat(ReadExtras.of(table)).isEqualTo(table);
    }

    private static String text(TableSnippet source) {
        return SqlWriter.write(source.query(), Dialects.SQLITE);
    }

    private static Binding binding(String query, String masked) {
        var read = new Snippet(Sql.column("p1"), SqlType.BOOLEAN, Set.of("p1"), Set.of());
        return new Binding(
                "t1",
                new TableSnippet(SqlReader.query(query), List.of("p0", "p1"), Optional.of(SqlReader.query(masked))),
                Map.of("q", read),
                Manner.DERIVED_TABLE,
                Manner.DERIVED_TABLE);
    }
}
