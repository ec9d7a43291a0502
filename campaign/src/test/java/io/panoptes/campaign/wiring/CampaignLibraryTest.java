package io.panoptes.campaign.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.discovery.library.LibraryPack;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CampaignLibraryTest {
    @TempDir
    private Path folder;

    @Test
    void aPinnedLibraryBringsItsOwnSnippetsAndYields() throws IOException {
        Path file = folder.resolve("pack.zip");
        String store = "{\"format\":2,\"dbms\":\"sqlite\",\"versions\":[\"3.54.1.0\"],\"patterns\":[],\"functions\":[],"
                + "\"leftOut\":{}}\n";
        LibraryPack pack = LibraryPack.of(
                "2026.01",
                Map.of(
                        "snippets/sqlite.gz",
                        packed(store),
                        "yield/sqlite.tsv",
                        "a\t10\t2\t1\n".getBytes(StandardCharsets.UTF_8)));
        pack.write(file);
        CampaignLibrary library = CampaignLibrary.of(plan(List.of(file)));
        assertThat(library.version()).contains(pack.version());
        assertThat(library.snippets("sqlite"))
                .hasValueSatisfying(read -> assertThat(read.snippets()).isEmpty());
        assertThat(library.snippets("duckdb")).isEmpty();
        assertThat(library.yields("sqlite")).containsOnlyKeys("a");
    }

    @Test
    void whatIsShippedServesWhereNoLibraryIsNamed() throws IOException {
        CampaignLibrary shipped = CampaignLibrary.of(plan(List.of()));
        assertThat(shipped.version()).contains(LibraryPack.shipped().version());
        assertThat(shipped.snippets("sqlite")).isEqualTo(SnippetStore.shipped("sqlite"));
        Path oracles = Files.writeString(folder.resolve("oracles.jsonl"), "");
        CampaignLibrary ofFiles = CampaignLibrary.of(plan(List.of(oracles)));
        assertThat(ofFiles.version()).isEmpty();
        assertThat(ofFiles.snippets("sqlite")).isPresent();
    }

    private static byte[] packed(String text) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (OutputStream stream = new GZIPOutputStream(bytes)) {
            stream.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static CampaignPlan plan(List<Path> oracles) {
        return new CampaignPlan(
                "sqlite:3.54.1.0",
                Optional.empty(),
                1,
                Optional.empty(),
                Optional.of(1L),
                1,
                oracles,
                Optional.empty());
    }
}
