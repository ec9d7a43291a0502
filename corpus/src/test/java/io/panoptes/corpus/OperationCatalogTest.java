package io.panoptes.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OperationCatalogTest {
    private static final Operation LOWER = Operation.strict("lower(#)", SqlType.TEXT, SqlType.TEXT);

    static Stream<Adapter> adapters() {
        return Adapters.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("adapters")
    void everyDbmsHasMoreThanWhatIsFoundEverywhere(Adapter adapter) {
        List<Operation> operations = of(adapter).operations();
        assertThat(operations).contains(LOWER).doesNotHaveDuplicates().hasSizeGreaterThan(10);
    }

    @Test
    void aFileMayBeLikeAnother() {
        assertThat(of(Adapters.named("mariadb")).operations())
                .isEqualTo(of(Adapters.named("mysql")).operations());
    }

    @Test
    void idiomsThatAreLackedAreNotRead() {
        assertThat(of(Adapters.named("derby")).reads(Idiom.NULL_IN_LIST)).isFalse();
        assertThat(of(Adapters.named("sqlite")).reads(Idiom.NULL_IN_LIST)).isTrue();
    }

    private static Operations of(Adapter adapter) {
        Profile profile = adapter.profile(new Version("99"));
        return OperationCatalog.of(profile);
    }
}
