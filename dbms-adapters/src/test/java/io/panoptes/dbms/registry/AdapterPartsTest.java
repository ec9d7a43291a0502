package io.panoptes.dbms.registry;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.catalog.ListedFunctions;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.learning.ShippedProfiles;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each folder of a DBMS has an adapter in the list, and each adapter says of each part what it is or why there is none. */
class AdapterPartsTest {
    /** The folder of data files that all DBMSs have in common. */
    private static final String EVERY = "every";

    static List<Adapter> adapters() {
        return Adapters.ALL;
    }

    @Test
    void eachFolderWithAnAdapterIsInTheList() throws Exception {
        Path classes = parent(folder("/" + Adapters.class.getName().replace('.', '/') + ".class"));
        try (Stream<Path> all = Files.walk(classes)) {
            Set<String> found = all.filter(path -> path.getFileName().toString().matches("\\w+Adapter\\.class"))
                    .map(path -> parent(path).getFileName().toString())
                    .collect(Collectors.toSet());
            // Of a DBMS that is learnt while Panoptes runs: it is in no list.
            found.remove("learning");
            assertThat(found).isEqualTo(names());
        }
    }

    @Test
    void eachFolderOfDataIsThatOfAnAdapter() throws Exception {
        Path data = folder("/io/panoptes/dbms/" + EVERY + "/" + Adapter.Files.OPERATIONS);
        try (Stream<Path> all = Files.list(data)) {
            Set<String> found = all.filter(Files::isDirectory)
                    .map(path -> path.getFileName().toString())
                    .filter(name -> Files.exists(data.resolve(name).resolve(Adapter.Files.OPERATIONS)))
                    .collect(Collectors.toSet());
            found.remove(EVERY);
            // These are no more than their data: ShippedProfilesTest.
            found.removeAll(ShippedProfiles.NAMES);
            assertThat(found).isEqualTo(names());
        }
    }

    @ParameterizedTest
    @MethodSource("adapters")
    void itsPackageAndItsProfileHaveItsName(Adapter adapter) {
        assertThat(adapter.getClass().getPackageName()).isEqualTo("io.panoptes.dbms." + adapter.name());
        assertThat(adapter.profile(Version.LOCAL).dbms()).isEqualTo(adapter.name());
        assertThat(adapter.title()).isNotBlank();
        assertThat(adapter.shell("repro.sql")).contains("repro.sql");
    }

    @ParameterizedTest
    @MethodSource("adapters")
    void eachPartIsThereOrSaysWhyNot(Adapter adapter) {
        parts(adapter).forEach((name, part) -> {
            switch (part) {
                case Part.Given<?>(DataFile file) -> {
                    assertThat(file.folder()).as(name).isEqualTo(adapter.name());
                    assertThat(file.exists()).as(file.path()).isTrue();
                }
                case Part.Given<?>(var other) -> assertThat(other).as(name).isNotNull();
                case Part.None<?>(var because) ->
                    assertThat(because).as(name).hasSizeGreaterThan(15).contains(" ");
            }
        });
    }

    /** A file that no part declares is read by nobody. */
    @ParameterizedTest
    @MethodSource("adapters")
    void eachFileOfItsFolderIsDeclared(Adapter adapter) throws Exception {
        Set<String> declared = new TreeSet<>();
        for (Part<?> part : parts(adapter).values()) {
            Object value = part.value().map(Object.class::cast).orElse("");
            if (value instanceof DataFile file) {
                declared.add(file.name());
            } else if (value instanceof ListedFunctions(DataFile file)) {
                declared.add(file.name());
            }
        }
        Path data = folder("/io/panoptes/dbms/" + EVERY + "/" + Adapter.Files.OPERATIONS)
                .resolve(adapter.name());
        try (Stream<Path> all = Files.list(data)) {
            Set<String> there = all.map(path -> path.getFileName().toString())
                    .filter(name -> !name.endsWith(".class"))
                    .collect(Collectors.toSet());
            assertThat(there).isEqualTo(declared);
        }
    }

    /** What makes snippets needs a catalogue, a grammar and a list of what is denied: one without the others is a mistake. */
    @ParameterizedTest
    @MethodSource("adapters")
    void whatMakesSnippetsComesTogether(Adapter adapter) {
        List<Boolean> present = new ArrayList<>();
        for (Part<?> part : List.of(adapter.catalog(), adapter.grammar(), adapter.denied(), adapter.snippets())) {
            present.add(part.value().isPresent());
        }
        assertThat(new TreeSet<>(present)).as("%s", adapter.name()).hasSize(1);
    }

    /** Each method of an adapter that gives a part, called; so that a new part is looked at without a change here. */
    private static Map<String, Part<?>> parts(Adapter adapter) {
        Map<String, Part<?>> parts = new LinkedHashMap<>();
        for (var method : Adapter.class.getMethods()) {
            if (method.getReturnType() == Part.class && method.getParameterCount() == 0) {
                try {
                    parts.put(method.getName(), (Part<?>) method.invoke(adapter));
                } catch (ReflectiveOperationException failed) {
                    throw new AssertionError(adapter.name() + "." + method.getName(), failed);
                }
            }
        }
        return parts;
    }

    private static Set<String> names() {
        return Adapters.ALL.stream().map(Adapter::name).collect(Collectors.toSet());
    }

    /** The folder that holds the folder of this resource. */
    private static Path folder(String resource) throws IOException, URISyntaxException {
        var url = AdapterPartsTest.class.getResource(resource);
        if (url == null) {
            throw new IOException("there is no " + resource);
        }
        return parent(parent(Path.of(url.toURI())));
    }

    private static Path parent(Path path) {
        return Objects.requireNonNull(path.getParent(), () -> path + " has no parent");
    }
}
