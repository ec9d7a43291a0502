package io.panoptes.corpus;

import io.panoptes.corpus.Operation.Growth;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The functions and operators of each DBMS, from a file each: {@code operations/duckdb.operations}.
 *
 * <p>Only what is deterministic, raises no error on small values, depends on no setting, and gives the type that is
 * written there, exactly. A line says how it treats NULL and how large a whole number it gives, the type of the result, and
 * the text with the types of its arguments in their places.
 */
public final class OperationCatalog {
    /** Found in every DBMS here, and of one meaning. */
    private static final String EVERYWHERE = "every";

    private static final Pattern ARGUMENT = Pattern.compile("<([A-Z]+)>");

    private final List<Operation> operations = new ArrayList<>();
    private final Set<Idiom> missing = EnumSet.noneOf(Idiom.class);

    private OperationCatalog() {}

    /** The operations of a DBMS; only what is found everywhere for one that has no file of its own. */
    public static Operations of(Profile profile) {
        var catalog = new OperationCatalog();
        catalog.readFile(EVERYWHERE);
        if (isThere(profile.dbms())) {
            catalog.readFile(profile.dbms());
        } else {
            catalog.missing.addAll(EnumSet.of(Idiom.PREDICATE_AS_VALUE, Idiom.NULL_IN_LIST));
        }
        return new Operations(catalog.operations, catalog.missing, profile.dialect());
    }

    private static boolean isThere(String name) {
        return OperationCatalog.class.getResource(file(name)) != null;
    }

    private static String file(String name) {
        return "operations/" + name + ".operations";
    }

    private void readFile(String name) {
        String file = file(name);
        try (InputStream stream = Objects.requireNonNull(OperationCatalog.class.getResourceAsStream(file), file)) {
            new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(this::readLine);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private void readLine(String line) {
        String[] words = line.split(" ", 2);
        switch (words[0]) {
            case "like" -> readFile(words[1]);
            case "lacks" -> Stream.of(words[1].split(" ")).map(Idiom::valueOf).forEach(missing::add);
            case "lenient" -> add(words[1], false, Growth.LARGEST);
            case "strict" -> add(words[1], true, Growth.SMALL);
            case "largest" -> add(words[1], true, Growth.LARGEST);
            case "sum" -> add(words[1], true, Growth.SUM);
            default -> throw new IllegalArgumentException("'%s' begins no line of operations".formatted(words[0]));
        }
    }

    private void add(String rest, boolean strict, Growth growth) {
        String[] words = rest.split(" ", 2);
        List<SqlType> arguments = ARGUMENT.matcher(words[1])
                .results()
                .map(argument -> type(argument.group(1)))
                .toList();
        operations.add(
                new Operation(ARGUMENT.matcher(words[1]).replaceAll("#"), type(words[0]), arguments, strict, growth));
    }

    private static SqlType type(String name) {
        return TypeNames.read(name, List.of())
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no type %s; choose from %s".formatted(name, TypeNames.KNOWN)));
    }
}
