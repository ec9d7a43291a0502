package io.panoptes.texttosql.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.texttosql.BadInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DatabaseServerTest {
    @Test
    void theNameOfTheDatabaseStandsInTheAddress() {
        try (DatabaseServer server = new DatabaseServer("jdbc:mariadb://host/{db}?user=ann")) {
            assertThat(url(server, "car_1")).contains("jdbc:mariadb://host/car_1?user=ann");
            assertThat(server.place("car_1").map(DatabasePlace::dbms)).contains("mariadb");
            assertThat(server.place("x?allowLoadLocalInfile=true")).isEmpty();
            assertThat(server.place("../mysql")).isEmpty();
            assertThat(server.of("a b")).isEmpty();
        }
    }

    @Test
    void withoutItThereIsOneForAllQuestions() {
        try (DatabaseServer server = new DatabaseServer("jdbc:postgresql://host/bird")) {
            assertThat(url(server, "car_1")).contains("jdbc:postgresql://host/bird");
            assertThat(url(server, "a b")).contains("jdbc:postgresql://host/bird");
        }
    }

    @Test
    void whatIsNoServerIsToldInASentence() {
        assertThatThrownBy(() -> new DatabaseServer("jdbc:oracle:thin:@host"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("must begin with one of");
        assertThatThrownBy(() -> new DatabaseServer("jdbc:sqlite:x.db")).isInstanceOf(BadInput.class);
    }

    private static Optional<String> url(DatabaseServer server, String database) {
        return server.place(database).map(place -> ((DatabasePlace.Server) place).url());
    }
}
