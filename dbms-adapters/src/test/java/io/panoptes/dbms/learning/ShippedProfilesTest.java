package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.registry.Adapters;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedProfilesTest {

    static List<String> names() {
        return ShippedProfiles.NAMES;
    }

    @ParameterizedTest
    @MethodSource("names")
    void eachIsReadAndSaysByWhatItIsReached(String name) {
        LearntDbms learnt = ShippedProfiles.find(name).orElseThrow();

        assertThat(learnt.name()).isEqualTo(name);
        assertThat(learnt.title()).isNotBlank();
        assertThat(learnt.driver().driverClass()).isNotBlank();
        assertThat(learnt.driver().maven()).isNotEmpty().allMatch(artifact -> artifact.matches("[^:]+:[^:]+:[^:]+"));
        assertThat(learnt.driver().addressPrefix()).startsWith("jdbc:").endsWith(":");
        assertThat(learnt.unfit()).isEmpty();
        assertThat(learnt.profile().types()).isNotEmpty();
        assertThat(learnt.operations()).isNotEmpty();
        assertThat(learnt.oracles()).hasSizeGreaterThan(200);
        assertThat(Adapters.ALL).extracting(adapter -> adapter.name()).doesNotContain(name);
    }

    @Test
    void eachFolderWithALearntProfileIsInTheList() throws Exception {
        Path data = Path.of(
                Objects.requireNonNull(ShippedProfiles.class.getResource("/io/panoptes/dbms/every/operations.txt"))
                        .toURI());
        Path folders = Objects.requireNonNull(data.getParent()).getParent();
        try (Stream<Path> all = Files.list(Objects.requireNonNull(folders))) {
            assertThat(all.filter(folder -> Files.exists(folder.resolve(LearntFolder.PROFILE)))
                            .map(folder -> folder.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(ShippedProfiles.NAMES);
        }
    }

    @Test
    void othersAreNotThere() {
        assertThat(ShippedProfiles.find("duckdb")).isEmpty();
        assertThat(ShippedProfiles.find("")).isEmpty();
    }
}
