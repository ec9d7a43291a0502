package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.sql.type.WideNumber;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;

/** Functions of DuckDB on values of which the evaluator alone knows, so that no query is compared that has them. */
final class ValueFunctions {
    private ValueFunctions() {}

    static final List<KnownFunction> LIST = list();

    private static List<KnownFunction> list() {
        List<KnownFunction> functions = new ArrayList<>(BitFunctions.LIST);
        functions.addAll(LetterFunctions.LIST);
        functions.addAll(SplitFunctions.LIST);
        functions.add(KnownFunction.of(
                "TEXT_OF_WHOLE",
                1,
                Result.TEXT,
                arguments -> Value.of(
                        Texts.number(arguments.getFirst()).toBigIntegerExact().toString())));
        for (WideNumber type : WideNumber.values()) {
            Result result = Result.valueOf(type.name());
            functions.add(KnownFunction.of(
                    "TO_" + type.name(), 1, result, arguments -> WideCasts.cast(arguments.getFirst(), type)));
            functions.add(KnownFunction.of(
                    "TRY_TO_" + type.name(), 1, result, arguments -> WideCasts.tried(arguments.getFirst(), type)));
        }
        return functions;
    }
}
