package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.guidance.Seed;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeedFileTest {
    private static final long MEGABYTE = 1 << 20;

    @TempDir
    private Path folder;

    private final List<String> notes = new ArrayList<>();

    @Test
    void aSeedComesBackAsItWas() {
        SeedFile file = new SeedFile(folder, MEGABYTE, notes::add);
        List<Seed> seeds = seeds(5);
        seeds.forEach(file::keep);
        assertThat(new SeedFile(folder, MEGABYTE, notes::add).read()).isEqualTo(seeds);
        assertThat(notes).isEmpty();
    }

    @Test
    void aTornLineIsLeftOut() throws IOException {
        SeedFile file = new SeedFile(folder, MEGABYTE, notes::add);
        List<Seed> seeds = seeds(2);
        seeds.forEach(file::keep);
        Files.writeString(folder.resolve(SeedFile.FILE), "{\"testCase\":{\"se", StandardOpenOption.APPEND);
        assertThat(new SeedFile(folder, MEGABYTE, notes::add).read()).isEqualTo(seeds);
    }

    @Test
    void theOldestSeedsAreDroppedAboveTheBudget() throws IOException {
        long budget = 300_000;
        SeedFile file = new SeedFile(folder, budget, notes::add);
        List<Seed> seeds = seeds(200);
        for (Seed seed : seeds) {
            file.keep(seed);
            assertThat(Files.size(folder.resolve(SeedFile.FILE))).isLessThanOrEqualTo(budget);
        }
        List<Seed> kept = new SeedFile(folder, budget, notes::add).read();
        assertThat(kept).isNotEmpty().hasSizeLessThan(200);
        assertThat(kept.getLast()).isEqualTo(seeds.getLast());
    }

    @Test
    void saysOnceThatNothingCanBeWritten() throws IOException {
        Path file = folder.resolve("file");
        Files.writeString(file, "no folder");
        SeedFile seeds = new SeedFile(file, MEGABYTE, notes::add);
        seeds(3).forEach(seeds::keep);
        assertThat(notes).hasSize(1);
        assertThat(notes.getFirst()).contains("seeds can't be kept in");
    }

    private static List<Seed> seeds(int count) {
        Profile profile = Adapters.named("duckdb").profile(new Version("1.3.2.0"));
        var builder = new SeededCaseBuilder(3, profile, TestOracles.all());
        var seeds = new ArrayList<Seed>();
        for (long index = 0; seeds.size() < count; index++) {
            if (builder.draw(index) instanceof Drawn.Made made) {
                seeds.add(new Seed(made.testCase(), 1, 900, 3, 12.5, index));
            }
        }
        return seeds;
    }
}
