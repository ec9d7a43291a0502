package io.panoptes.corpus;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.registry.Adapters;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The functions and operators of each DBMS, from the file of operations in its folder.
 *
 * <p>Only what is deterministic, raises no error on small values, depends on no setting, and gives exactly the type that is
 * written there. A line is {@code WORD TYPE TEXT}, such as {@code strict INTEGER length(<TEXT>)}: the type of the result, and the SQL
 * with the types of its arguments as holes. The word says whether NULL in gives NULL out, and how large a whole number comes out:
 *
 * <ul>
 *   <li>{@code strict}: small, whatever the arguments are
 *   <li>{@code largest}: strict; up to the largest argument
 *   <li>{@code sum}: strict; up to the sum of the arguments
 *   <li>{@code lenient}: NULL in may give a value; up to the largest argument
 *   <li>{@code lenient-small}, {@code lenient-sum}: NULL in may give a value; small, and up to the sum
 * </ul>
 *
 * <p>{@code lacks IDIOM ...} names what the DBMS does not read, see {@link Idiom}. {@code tried PRODUCT}: the file is what was left when
 * all that is known was tried there, so that nothing is added to it, and on the same product nothing is tried again.
 */
public final class OperationCatalog {
    /** Operations that every DBMS here has, with the same meaning. */
    private static final DataFile EVERYWHERE = new DataFile("every", Adapter.Files.OPERATIONS);

    private static final String TRIED = "tried ";
    private static final String LACKS = "lacks ";

    private final List<Operation> operations = new ArrayList<>();
    private final Set<Idiom> missing = EnumSet.noneOf(Idiom.class);

    private OperationCatalog() {}

    /** The operations of a DBMS; for one that declares none, those that every DBMS has. */
    public static Operations of(Profile profile) {
        Optional<List<String>> own = Adapters.find(profile.dbms())
                .flatMap(adapter -> adapter.operations().value())
                .map(DataFile::lines);
        List<String> lines = own.orElse(List.of());
        Optional<String> tried = tried(lines);
        var catalog = new OperationCatalog();
        if (tried.isEmpty()) {
            EVERYWHERE.lines().forEach(catalog::readLine);
        }
        lines.forEach(catalog::readLine);
        if (own.isEmpty()) {
            catalog.missing.addAll(EnumSet.of(Idiom.PREDICATE_AS_VALUE, Idiom.NULL_IN_LIST));
        }
        var read = new Operations(catalog.operations, catalog.missing, profile.dialect());
        return tried.map(read::triedOn).orElse(read);
    }

    /** Whether these lines are what a trial has left. */
    public static Optional<String> tried(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith(TRIED))
                .map(line -> line.substring(TRIED.length()))
                .findFirst();
    }

    /**
     * What a trial has left, as the lines of a file.
     *
     * @param product where they were tried
     */
    public static List<String> lines(Operations left, String product) {
        var lines = new ArrayList<String>();
        lines.add(TRIED + Operations.oneLine(product));
        String lacking = EnumSet.allOf(Idiom.class).stream()
                .filter(idiom -> !left.reads(idiom))
                .map(Idiom::name)
                .collect(Collectors.joining(" "));
        if (!lacking.isEmpty()) {
            lines.add(LACKS + lacking);
        }
        left.operations().stream()
                .flatMap(operation -> OperationLine.write(operation).stream())
                .forEach(lines::add);
        return List.copyOf(lines);
    }

    private void readLine(String line) {
        if (line.startsWith(LACKS)) {
            Stream.of(line.substring(LACKS.length()).split(" "))
                    .map(Idiom::valueOf)
                    .forEach(missing::add);
        } else if (!line.startsWith(TRIED)) {
            operations.add(OperationLine.read(line));
        }
    }
}
