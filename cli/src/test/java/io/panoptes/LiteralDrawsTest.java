package io.panoptes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No main source asks a generator for {@code nextInt(7)}: how often something is drawn is said with Chance, Weighted, Choice
 * or Draw.
 */
class LiteralDrawsTest {
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", "."));
    private static final Pattern LITERAL = Pattern.compile("\\.nextInt\\(\\s*\\d");

    @Test
    void noNumberIsDrawnByALiteral() throws IOException {
        List<String> found;
        try (Stream<Path> modules = Files.list(ROOT)) {
            found = modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .flatMap(LiteralDrawsTest::literalsUnder)
                    .toList();
        }
        assertThat(found).as("draws whose weights no reader sees").isEmpty();
    }

    @Test
    void seesALiteralAndNoOtherBound() {
        assertThat(LITERAL.matcher("switch (random.nextInt(7)) {").find()).isTrue();
        assertThat(LITERAL.matcher("random.nextInt(\n        1_000)").find()).isTrue();
        assertThat(LITERAL.matcher("random.nextInt(rows.size())").find()).isFalse();
    }

    private static Stream<String> literalsUnder(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> LITERAL.matcher(text(file)).results().map(hit -> file + ": " + hit.group()))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
