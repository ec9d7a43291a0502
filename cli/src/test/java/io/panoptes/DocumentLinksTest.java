package io.panoptes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links between the documents lead to files and headings that are there. */
class DocumentLinksTest {
    private static final Path ROOT =
            Path.of(System.getProperty("panoptes.root", ".")).toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)\\s]+))?\\)");
    private static final Pattern QUOTED = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern FOLDER = Pattern.compile("[a-z-]+(/[A-Za-z0-9{},]+)+");
    private static final Pattern CLASS = Pattern.compile("[A-Z][a-z]\\w+(\\.\\w+)?");
    private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path document : documents()) {
            for (MatchResult link :
                    LINK.matcher(Files.readString(document)).results().toList()) {
                if (!link.group(1).contains("://") && !leadsSomewhere(document, link.group(1), link.group(2))) {
                    broken.add("%s: %s".formatted(ROOT.relativize(document), link.group()));
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    /** A folder or class that moved must move there too. */
    @Test
    void whereAChangeGoesNamesFoldersAndClassesThatAreThere() throws IOException {
        String text = Files.readString(ROOT.resolve("docs/contributing.md"));
        String table = text.substring(text.indexOf("\n| change | files |"), text.indexOf("## Glossary"));
        Set<String> classes = classes();
        List<String> missing = new ArrayList<>();
        for (MatchResult quoted : QUOTED.matcher(table).results().toList()) {
            String name = quoted.group(1);
            boolean isThere = FOLDER.matcher(name).matches()
                    ? isPackage(name)
                    : !CLASS.matcher(name).matches() || classes.contains(name.replaceFirst("\\..*", ""));
            if (!isThere) {
                missing.add(name);
            }
        }
        assertThat(missing).isEmpty();
    }

    private static boolean isPackage(String name) {
        String[] parts = name.replace("NAME", "sqlite")
                .replaceFirst("\\{(\\w+),.*\\}", "$1")
                .split("/", 2);
        Path root = ROOT.resolve(parts[0]).resolve("src/main/java/io/panoptes");
        return Files.exists(root.resolve(parts[1]).resolve("package-info.java"))
                || Files.exists(root.resolve(parts[0]).resolve(parts[1]).resolve("package-info.java"));
    }

    private static Set<String> classes() throws IOException {
        Set<String> classes = new TreeSet<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path sources : modules.map(module -> module.resolve("src"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".java"))
                            .forEach(name -> classes.add(name.replace(".java", "")));
                }
            }
        }
        return classes;
    }

    @Test
    void aHeadingIsNamedAsItsPageShowsIt() {
        assertThat(anchor("What the corpus is worth")).isEqualTo("what-the-corpus-is-worth");
        assertThat(anchor("`finding.json`, by field")).isEqualTo("findingjson-by-field");
    }

    /** Documents are few and known: those of findings are written by programs, and quote SQL that looks like links. */
    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"));
                Stream<Path> top = Files.list(ROOT);
                Stream<Path> below = Stream.of("ci/README.md", "examples/README.md", "findings/README.md")
                        .map(ROOT::resolve)) {
            return Stream.of(docs, top, below)
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static boolean leadsSomewhere(Path document, String file, String heading) throws IOException {
        Path target = file.isEmpty()
                ? document
                : ROOT.resolve(document).resolveSibling(file).normalize();
        if (!Files.exists(target)) {
            return false;
        }
        return heading == null
                || HEADING.matcher(Files.readString(target))
                        .results()
                        .anyMatch(found -> anchor(found.group(1)).equals(heading));
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\w\\- ]", "")
                .strip()
                .replace(' ', '-');
    }
}
