package io.panoptes.dbms.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.adapter.UserDatabase.Mark;
import io.panoptes.dbms.adapter.UserDatabase.Trait;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UserDatabaseTest {

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void aMarkStandsAtItsPlace() {
        Mark mark = new Mark(2, "DB", false);
        assertThat(mark.isIn(bytes("xxDByy"))).isTrue();
        assertThat(mark.isIn(bytes("xxDB"))).isTrue();
        assertThat(mark.isIn(bytes("DByyyy"))).isFalse();
        assertThat(mark.isIn(bytes("xxD"))).isFalse();
    }

    @Test
    void anEmptyFileIsADatabaseWhereTheDbmsSaysSo() {
        assertThat(new Mark(0, "DB", true).isIn(new byte[0])).isTrue();
        assertThat(new Mark(0, "DB", false).isIn(new byte[0])).isFalse();
    }

    @Test
    void hasTheTraitsThatWereGiven() {
        UserDatabase database = UserDatabase.atAddress(
                new UserDatabase.Address("jdbc:x:", "SHOW TABLES", Optional.empty(), List.of(), Optional.empty()),
                "`",
                Trait.COLLATES_BY_DEFAULT);
        assertThat(database.has(Trait.COLLATES_BY_DEFAULT)).isTrue();
        assertThat(database.has(Trait.DATES_ARE_TEXTS)).isFalse();
    }
}
