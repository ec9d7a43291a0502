package io.panoptes;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No code asks for a DBMS by name outside of its folder: what is particular to it is a part of its adapter. */
class DbmsNamesTest {
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", "."));

    /** Files that may hold such a text, and why. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "DefaultTargets.java", "what is used where nobody names a DBMS is listed there and nowhere else",
            "Dialects.java", "the name that a dialect declares of itself",
            "ReadingProfiles.java", "the list of readings, each with the name that its data file has",
            "StoreBenchmark.java", "a parameter of JMH is a constant; all that it names are measured alike",
            "SetupStatements.java", "values of DuckDB's own setting DEFAULT_NULL_ORDER",
            "Sections.java", "the HTML element h2",
            "ScorePage.java", "the HTML element h2",
            "MachineTable.java", "the HTML element h2");

    @Test
    void noTextIsTheNameOfADbms() throws IOException {
        Pattern named = Pattern.compile(
                Adapters.ALL.stream().map(Adapter::name).collect(Collectors.joining("|", "\"(", ")\"")));
        List<String> found = new ArrayList<>();
        TreeSet<String> excepted = new TreeSet<>();
        for (Path file : sources()) {
            for (String line : Files.readAllLines(file)) {
                if (!isComment(line) && named.matcher(line).find()) {
                    String name = file.getFileName().toString();
                    if (EXCEPTIONS.containsKey(name)) {
                        excepted.add(name);
                    } else {
                        found.add(file + ": " + line.strip());
                    }
                }
            }
        }
        assertThat(found)
                .as("ask the adapter for a part that says what is meant")
                .isEmpty();
        assertThat(excepted).as("exceptions that are still needed").isEqualTo(new TreeSet<>(EXCEPTIONS.keySet()));
    }

    private static boolean isComment(String line) {
        String text = line.strip();
        return text.startsWith("*") || text.startsWith("/*") || text.startsWith("//");
    }

    /** The main sources of all modules without the folders of adapters. */
    private static List<Path> sources() throws IOException {
        List<Path> folders = Adapters.ALL.stream()
                .map(adapter -> Path.of("dbms-adapters/src/main/java/io/panoptes/dbms", adapter.name()))
                .toList();
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path module : modules.map(each -> each.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(module)) {
                    files.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> folders.stream()
                                    .noneMatch(folder -> ROOT.relativize(file).startsWith(folder)))
                            .forEach(sources::add);
                }
            }
        }
        assertThat(sources).isNotEmpty();
        return sources;
    }
}
