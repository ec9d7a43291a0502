package io.panoptes.discovery.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedGeneratorTest {
    private static final int MANY = 150;
    private final SeedGenerator generator = new SeedGenerator(7, ShapeShares.NONE);

    @Test
    void theSameNumberGivesTheSameSeed() {
        for (int i = 0; i < 30; i++) {
            assertThat(generator.seed(i)).isEqualTo(new SeedGenerator(7, ShapeShares.NONE).seed(i));
        }
    }

    @Test
    void schemasDiffer() {
        Set<Schema> schemas = new HashSet<>();
        for (int i = 0; i < MANY; i++) {
            schemas.add(generator.seed(i).schema());
        }
        assertThat(schemas).hasSizeGreaterThan(MANY / 2);
    }

    @Test
    void theEngineReadsThem() {
        List<String> unread = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            SeedCaq seed = generator.seed(i);
            try {
                new Front(seed.schema(), ReadingProfile.STANDARD).translate(seed.query());
            } catch (Unsupported e) {
                unread.add(seed.query() + ": " + e.getMessage());
            }
        }
        assertThat(String.join("\n", unread)).isEmpty();
    }

    @Test
    void duckDbRunsThem() throws SQLException {
        List<String> refused = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            SeedCaq seed = generator.seed(i);
            try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                    Statement statement = connection.createStatement()) {
                for (String create : SqlWriter.write(seed.schema(), Dialects.DUCKDB)) {
                    statement.execute(create);
                }
                String query = SqlWriter.write(SqlReader.query(seed.query(), seed.schema()), Dialects.DUCKDB);
                try {
                    statement.executeQuery(query);
                } catch (SQLException e) {
                    refused.add(query + ": " + e.getMessage());
                }
            }
        }
        assertThat(String.join("\n", refused)).isEmpty();
    }
}
