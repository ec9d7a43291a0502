package io.panoptes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Phrases for which there is a plain word of the trade. */
class PlainEnglishTest {
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", "."));
    private static final Set<String> KINDS =
            Set.of("java", "md", "xml", "sh", "yaml", "yml", "svg", "tsv", "txt", "grammar");
    private static final Set<String> LEFT_OUT = Set.of("target", ".git", "node_modules", "campaigns");

    /** A phrase may be broken by a line end and by the stars of a comment. */
    private static final Pattern PHRASES = Pattern.compile(
            Stream.of(
                            "held against",
                            "holds? the \\w+ against",
                            "speaks? (?:of|about)",
                            "vouch(?:es|ed)?",
                            "takeoff",
                            "said again",
                            "looked into",
                            "said otherwise",
                            "told to be",
                            "gone on with",
                            "so many",
                            "otherwise than",
                            "mend(?:s|ed|ing)?",
                            "heirs?",
                            "worthiest")
                    .map(phrase -> "\\b" + phrase.replace(" ", "(?:\\s|\\*|//)+") + "\\b")
                    .reduce((one, other) -> one + "|" + other)
                    .orElseThrow(),
            Pattern.CASE_INSENSITIVE);

    @Test
    void noFileHoldsOneOfThem() {
        List<String> found = new ArrayList<>();
        for (Path file : files()) {
            Matcher matcher = PHRASES.matcher(text(file));
            while (matcher.find()) {
                found.add("%s: %s".formatted(ROOT.relativize(file), matcher.group()));
            }
        }
        assertThat(found).isEmpty();
    }

    private static List<Path> files() {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.filter(file -> KINDS.contains(extension(file)))
                    .filter(file -> Stream.iterate(ROOT.relativize(file), path -> path != null, Path::getParent)
                            .map(path -> path.getFileName().toString())
                            .noneMatch(LEFT_OUT::contains))
                    .filter(file -> !file.endsWith("PlainEnglishTest.java"))
                    .filter(Files::isRegularFile)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the files can't be listed in " + ROOT.toAbsolutePath(), e);
        }
    }

    private static String extension(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " can't be read", e);
        }
    }
}
