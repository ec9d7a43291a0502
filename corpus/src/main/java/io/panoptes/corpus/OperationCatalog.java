package io.panoptes.corpus;

import io.panoptes.corpus.Operation.Growth;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.data.HoledText;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The functions and operators of each DBMS, from the file of operations in its folder.
 *
 * <p>Only what is deterministic, raises no error on small values, depends on no setting, and gives exactly the type that is
 * written there. A line is {@code WORD TYPE TEXT}, such as {@code strict INTEGER length(<TEXT>)}: the type of the result, and the SQL
 * with the types of its arguments as holes. The word says whether NULL in gives NULL out, and how large a whole number comes out:
 *
 * <ul>
 *   <li>{@code lenient}: NULL in may give a value; up to the largest argument
 *   <li>{@code strict}: small, whatever the arguments are
 *   <li>{@code largest}: strict; up to the largest argument
 *   <li>{@code sum}: strict; up to the sum of the arguments
 * </ul>
 *
 * <p>{@code lacks IDIOM ...} names what the DBMS does not read, see {@link Idiom}.
 */
public final class OperationCatalog {
    /** Operations that every DBMS here has, with the same meaning. */
    private static final DataFile EVERYWHERE = new DataFile("every", Adapter.Files.OPERATIONS);

    private final List<Operation> operations = new ArrayList<>();
    private final Set<Idiom> missing = EnumSet.noneOf(Idiom.class);

    private OperationCatalog() {}

    /** The operations of a DBMS; for one that declares none, those that every DBMS has. */
    public static Operations of(Profile profile) {
        var catalog = new OperationCatalog();
        EVERYWHERE.lines().forEach(catalog::readLine);
        Adapters.find(profile.dbms())
                .flatMap(adapter -> adapter.operations().value())
                .ifPresentOrElse(
                        file -> file.lines().forEach(catalog::readLine),
                        () -> catalog.missing.addAll(EnumSet.of(Idiom.PREDICATE_AS_VALUE, Idiom.NULL_IN_LIST)));
        return new Operations(catalog.operations, catalog.missing, profile.dialect());
    }

    private void readLine(String line) {
        String[] words = line.split(" ", 2);
        switch (words[0]) {
            case "lacks" -> Stream.of(words[1].split(" ")).map(Idiom::valueOf).forEach(missing::add);
            case "lenient" -> add(words[1], false, Growth.LARGEST);
            case "strict" -> add(words[1], true, Growth.SMALL);
            case "largest" -> add(words[1], true, Growth.LARGEST);
            case "sum" -> add(words[1], true, Growth.SUM);
            default ->
                throw new IllegalArgumentException(
                        "'%s' is no first word of a line of operations; choose from lacks, lenient, strict, largest, sum"
                                .formatted(words[0]));
        }
    }

    private void add(String rest, boolean strict, Growth growth) {
        String[] words = rest.split(" ", 2);
        HoledText text = HoledText.of(words[1]);
        List<SqlType> arguments =
                text.holes().stream().map(OperationCatalog::type).toList();
        operations.add(new Operation(text.with(hole -> "#"), type(words[0]), arguments, strict, growth));
    }

    private static SqlType type(String name) {
        return TypeNames.read(name, List.of())
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no type %s; choose from %s".formatted(name, TypeNames.KNOWN)));
    }
}
