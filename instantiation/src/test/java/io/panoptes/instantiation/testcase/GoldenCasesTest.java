package io.panoptes.instantiation.testcase;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.discovery.library.LibraryPack;
import io.panoptes.instantiation.ShippedOracles;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.filling.StoredSnippets;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The same seed gives the same cases from one commit to the next.
 *
 * <p>A change that is meant to give other cases renews the files with {@code -Dpanoptes.golden=write}, in a commit that
 * says why.
 */
class GoldenCasesTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("panoptes.root", "."), "instantiation/src/test/resources/golden");
    private static final int CASES = 300;
    /** Cases of one state lie side by side; these are of fifteen states. */
    private static final int STRIDE = 7;

    private static List<ParsedOracle> oracles = List.of();

    @BeforeAll
    static void readOracles() {
        oracles = ShippedOracles.library();
    }

    @ParameterizedTest
    @CsvSource({"duckdb, 1.3.2.0", "sqlite, 3.45.3.0", "h2, 2.2.224", "hsqldb, 2.7.4", "derby, 10.17.1.0"})
    void sameSeedGivesTheSameCases(String dbms, String version) throws IOException {
        List<String> hashes = hashes(dbms, version, oracles, SnippetStore.shipped(dbms));
        Path file = FOLDER.resolve(dbms + ".txt");
        if ("write".equals(System.getProperty("panoptes.golden"))) {
            Files.createDirectories(FOLDER);
            Files.write(file, hashes);
        }
        assertThat(hashes).as("cases of %s %s, see %s", dbms, version, file).isEqualTo(Files.readAllLines(file));
    }

    /** A later release ships other oracles and snippets; from a library that this one has packed it draws what this one drew. */
    @Test
    void aPackedLibraryGivesTheSameCases(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("library.zip");
        LibraryPack.shipped().write(file);
        LibraryPack packed = LibraryPack.read(file);
        Set<String> ids = oracles.stream().map(parsed -> parsed.oracle().id()).collect(Collectors.toSet());
        List<ParsedOracle> read = packed.oracles().oracles().stream()
                .filter(oracle -> ids.contains(oracle.id()))
                .map(ParsedOracle::lazily)
                .toList();
        SnippetStore store;
        try (InputStream stream = packed.snippets("sqlite").orElseThrow()) {
            store = SnippetStore.read(stream, file.toString());
        }
        assertThat(hashes("sqlite", "3.45.3.0", read, Optional.of(store)))
                .isEqualTo(Files.readAllLines(FOLDER.resolve("sqlite.txt")));
    }

    private static List<String> hashes(
            String dbms, String version, List<ParsedOracle> oracles, Optional<SnippetStore> snippets) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        Corpus corpus = snippets.map(store -> Corpus.of(store, profile, store.facts(version)))
                .orElse(Corpus.NONE);
        var builder = new SeededCaseBuilder(
                20261122,
                profile,
                oracles,
                OperationCatalog.of(profile),
                OpaqueCatalog.of(profile),
                new StoredSnippets(index -> corpus, new SnippetBandit(Epochs.OF_ONE_MACHINE)),
                GeneratedColumns.NONE,
                SnippetSource.BOTH,
                CaseGuide.by(OracleChoice.UNIFORM));
        var writer = new DialectCaseWriter(profile, oracles);
        return LongStream.range(0, CASES)
                .mapToObj(number -> number * STRIDE)
                .map(index -> index + " " + hash(texts(builder.draw(index), writer)))
                .toList();
    }

    /** What the DBMS is given, and nothing that depends on names of classes. */
    private static List<String> texts(Drawn drawn, TestCaseWriter writer) {
        return switch (drawn) {
            case Drawn.Dropped(var hazard, var reason) -> List.of("dropped", hazard.name());
            case Drawn.Unfit ignored -> List.of("unfit");
            case Drawn.Made made -> {
                ConcreteCase written = writer.write(made);
                var texts = new ArrayList<>(written.setup());
                texts.addAll(written.prepare());
                add(texts, written.left());
                add(texts, written.right());
                texts.addAll(written.cleanup());
                yield texts;
            }
        };
    }

    private static void add(List<String> texts, Side side) {
        texts.addAll(side.before());
        texts.add(side.sql());
        texts.addAll(side.after());
    }

    private static String hash(List<String> texts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            texts.forEach(text -> digest.update((text + "\u0000").getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest(), 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
