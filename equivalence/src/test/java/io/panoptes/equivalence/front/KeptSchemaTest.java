package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeptSchemaTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INT UNSIGNED, b INT)"));

    @Test
    void anUnsignedColumnHoldsNothingBelowZeroInMysql() {
        assertThat(constraints(ReadingProfiles.named("mysql"))).hasSize(1).allMatch(Constraint.Check.class::isInstance);
    }

    /** SQLite takes the word and stores -1. */
    @Test
    void theWordMeansNothingElsewhere() {
        assertThat(constraints(ReadingProfiles.named("sqlite"))).isEmpty();
        assertThat(constraints(ReadingProfile.STANDARD)).isEmpty();
    }

    private static List<Constraint> constraints(ReadingProfile profile) {
        return KeptSchema.of(SCHEMA, profile).tables().getFirst().constraints();
    }
}
