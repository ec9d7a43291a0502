package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where NULLs stand in an order, by profile. */
class SortKeysTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t (id INT PRIMARY KEY, n INTEGER NOT NULL, a INT)",
            "CREATE TABLE r (id INTEGER PRIMARY KEY)"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        standard | SELECT a FROM t ORDER BY a              | false
        standard | SELECT a FROM t ORDER BY a NULLS FIRST  | true
        mysql    | SELECT a FROM t ORDER BY a              | true
        mysql    | SELECT a FROM t ORDER BY a DESC         | false
        mysql    | SELECT n FROM t ORDER BY n              | false
        mysql    | SELECT n FROM t ORDER BY n DESC         | true
        standard | SELECT n FROM t ORDER BY n NULLS FIRST  | false
        mysql    | SELECT id FROM t ORDER BY id            | false
        sqlite   | SELECT n FROM t ORDER BY n              | false
        # a key that SQLite lets be NULL, and the one that it does not
        sqlite   | SELECT id FROM t ORDER BY id            | true
        sqlite   | SELECT id FROM r ORDER BY id            | false
        """)
    void placesNulls(String profile, String query, boolean first) {
        ReadingProfile reading = ReadingProfiles.named(profile);
        Relation relation = new Front(KeptSchema.of(SCHEMA, reading), reading).translate(query);
        assertThat(relation)
                .isInstanceOfSatisfying(
                        Relation.Sort.class,
                        sort -> assertThat(sort.keys().getFirst().nullsFirst()).isEqualTo(first));
    }
}
