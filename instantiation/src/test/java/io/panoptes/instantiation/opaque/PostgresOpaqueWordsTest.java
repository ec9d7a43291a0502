package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.postgresql.PostgresAdapter;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PostgresOpaqueWordsTest {
    @Test
    void saysOnlyWhatTheVersionKnows() {
        assertThat(tests("15.1.0"))
                .noneMatch(test -> test.contains("JSON_OBJECT("))
                .anyMatch(PostgresOpaqueWordsTest::bins);
        assertThat(tests("16.0.0")).anyMatch(test -> test.contains("JSON_OBJECT("));
        assertThat(tests("13.23.0")).noneMatch(PostgresOpaqueWordsTest::bins);
    }

    @Test
    void comparesLikeWithLike() {
        for (var kind : words(new Version("18.0.0")).kinds()) {
            assertThat(kind.mixes()).isFalse();
            assertThat(List.of(SqlType.INTEGER, SqlType.TEXT, SqlType.BOOLEAN, SqlType.DATE))
                    .filteredOn(kind::holds)
                    .hasSize(1);
        }
    }

    /** There is no MAX of Booleans; one word that the server does not know would cost all kinds the shape. */
    @Test
    void ofBooleansNoLargestIsAsked() {
        var truth = new Table("b1", List.of(new Column("c0", SqlType.BOOLEAN, true)), List.of());
        OpaqueWords words = words(new Version("18.0.0"));
        for (int seed = 0; seed < 400; seed++) {
            var grammar =
                    new OpaqueGrammar(new SplittableRandom(seed), words, OpaqueRow.of(truth.columns()), List.of(truth));
            assertThat(grammar.predicate(0).orElseThrow().expression().toString())
                    .doesNotContain("name=MAX", "name=MIN");
        }
    }

    @Test
    void takesNoOtherValueForACondition() {
        assertThat(words(new Version("18.0.0")).may(OpaqueWords.Liberty.ANY_VALUE_JUDGES))
                .isFalse();
    }

    private static OpaqueWords words(Version version) {
        return OpaqueCatalog.of(new PostgresAdapter().profile(version));
    }

    private static boolean bins(String test) {
        return test.contains("date_bin");
    }

    private static List<String> tests(String version) {
        return words(new Version(version)).kinds().stream()
                .flatMap(kind -> kind.tests().stream())
                .toList();
    }
}
