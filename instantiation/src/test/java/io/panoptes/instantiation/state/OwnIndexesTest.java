package io.panoptes.instantiation.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OwnIndexesTest {
    private static final Table TABLE = new Table(
            "b0", List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.TEXT, true)), List.of());

    @Test
    void sayWhatIsInTheProfile() {
        assertThat(drawn("postgresql", "16.0.0"))
                .contains(
                        new SetupStep.Verbatim("CREATE INDEX o_b0 ON b0 USING hash (c1)"),
                        new SetupStep.Verbatim("CREATE INDEX o_b0 ON b0 (c0) INCLUDE (c1)"),
                        new SetupStep.Verbatim("CREATE STATISTICS o_b0 ON c0, c1 FROM b0"));
        assertThat(drawn("mysql", "8.0.33")).isEmpty();
    }

    @Test
    void areAboutAColumnOfTheirTable() {
        assertThat(OwnIndexes.about("CREATE INDEX o_b0 ON b0 USING hash (c1)", "b0"))
                .contains("c1");
        assertThat(OwnIndexes.about("CREATE INDEX o_b0 ON b0 (c0 DESC NULLS LAST, c1)", "b0"))
                .contains("c0");
        assertThat(OwnIndexes.about("CREATE STATISTICS o_b0 ON c0, c1 FROM b0", "b0"))
                .contains("c0");
        assertThat(OwnIndexes.about("CREATE INDEX o_b0 ON b0 (c0)", "b1")).isEmpty();
        assertThat(OwnIndexes.about("ANALYZE", "b0")).isEmpty();
    }

    private static Set<SetupStep> drawn(String dbms, String version) {
        var profile = Adapters.named(dbms).profile(new Version(version));
        var random = new SplittableRandom(1);
        return Stream.generate(() -> OwnIndexes.of(profile, random, TABLE))
                .limit(300)
                .flatMap(List::stream)
                .collect(Collectors.toSet());
    }
}
