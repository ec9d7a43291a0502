package io.panoptes.equivalence.evaluator.function;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The functions that are known by value. They come in libraries, of which a reading profile names its own. A function stands in
 * the algebra under a name that no other has: {@code SQLITE$STRFTIME}.
 */
public final class FunctionLibrary {
    private static final char MARK = '$';

    /** The library of what is read of DuckDB where queries are evaluated alone. */
    public static final String VALUES = "VALUES";

    /** The library of SQLite. */
    public static final String SQLITE = "SQLITE";

    private static final Map<String, Map<String, KnownFunction>> LIBRARIES = Map.of(
            SQLITE,
            byName(SqliteFunctions.LIST),
            "DUCKDB",
            byName(DuckDbFunctions.LIST),
            VALUES,
            byName(ValueFunctions.LIST));

    private static final Map<String, KnownFunction> OPERATORS = byName(AffinityFunctions.LIST);

    private FunctionLibrary() {}

    private static Map<String, KnownFunction> byName(List<KnownFunction> functions) {
        return functions.stream().collect(Collectors.toUnmodifiableMap(KnownFunction::name, Function.identity()));
    }

    /** The name in the algebra of a library's function that takes this number of arguments; empty where none is known. */
    public static Optional<String> name(String library, String function, int arguments) {
        String key = library.toUpperCase(Locale.ROOT);
        return Optional.ofNullable(LIBRARIES.getOrDefault(key, Map.of()).get(function.toUpperCase(Locale.ROOT)))
                .filter(known -> known.least() <= arguments && arguments <= known.most())
                .map(known -> key + MARK + known.name());
    }

    /** The name in the algebra of a function that is read where queries are evaluated alone. */
    public static String ofValues(String function) {
        return of(VALUES, function);
    }

    /** The name in the algebra of a library's function. */
    public static String of(String library, String function) {
        return library + MARK + function;
    }

    /** The function of this name in the algebra. */
    public static Optional<KnownFunction> of(String name) {
        int mark = name.indexOf(MARK);
        return Optional.ofNullable(
                mark < 0
                        ? OPERATORS.get(name)
                        : LIBRARIES
                                .getOrDefault(name.substring(0, mark), Map.of())
                                .get(name.substring(mark + 1)));
    }

    /** The name that a query gives to a function. */
    public static String plainName(String name) {
        return of(name).isPresent() ? name.substring(name.indexOf(MARK) + 1) : name;
    }
}
