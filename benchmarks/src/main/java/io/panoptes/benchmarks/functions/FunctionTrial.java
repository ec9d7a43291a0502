package io.panoptes.benchmarks.functions;

import io.panoptes.corpus.catalog.DenyList;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.equivalence.front.operator.PlainKind;
import io.panoptes.equivalence.front.operator.ResultRule;
import io.panoptes.sql.reading.ReadingTrait;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Calls each scalar function of a DBMS's catalogue with arguments of all kinds, columns and constants, and notes which kinds of
 * values it gives. What gives one row for two is an aggregate, what gives more than two gives rows; neither is noted.
 */
public final class FunctionTrial {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int BATCH = 400;
    private static final int MOST_ARGUMENTS = 3;
    private static final List<Integer> ROWS_BY_ARGUMENTS = List.of(1, 6, 3, 2);

    private final Instance instance;
    private final List<CatalogFunction> functions;
    private final boolean typesAreOfValues;

    /** @param also names that the catalogue lacks */
    public FunctionTrial(Instance instance, Collection<String> also) {
        this.instance = instance;
        String dbms = instance.target().dbms();
        this.typesAreOfValues = Adapters.named(dbms)
                .reading()
                .value()
                .filter(reading -> reading.has(ReadingTrait.AFFINITY))
                .isPresent();
        this.functions = functions(instance, dbms, also);
    }

    private static List<CatalogFunction> functions(Instance instance, String dbms, Collection<String> also) {
        DenyList denied = DenyList.of(dbms);
        Map<String, CatalogFunction> byName = new TreeMap<>();
        Adapters.named(dbms).catalog().value().orElseThrow().read(instance).stream()
                .filter(function -> denied.reason(function.name()).isEmpty())
                .forEach(function -> byName.put(function.name().toUpperCase(Locale.ROOT), function));
        also.forEach(name ->
                byName.putIfAbsent(name.toUpperCase(Locale.ROOT), new CatalogFunction(name, List.of(), List.of())));
        return List.copyOf(byName.values());
    }

    public int size() {
        return functions.size();
    }

    /** The rule of each function that answered, in the order of their names. */
    public void run(Consumer<Found> found, BooleanSupplier goesOn) {
        createTable();
        for (CatalogFunction function : functions) {
            if (!goesOn.getAsBoolean()) {
                return;
            }
            found.accept(new Found(function.name().toUpperCase(Locale.ROOT), rule(function)));
        }
    }

    /** @param rule empty where no call was answered, or where it is no scalar function */
    public record Found(String name, Optional<ResultRule> rule) {}

    private void createTable() {
        instance.reset();
        List<String> statements = new ArrayList<>(List.of(TriedArgument.TABLE));
        for (int row = 0; row < TriedArgument.ROWS.size(); row++) {
            String insert = "INSERT INTO t VALUES (%d, %s)".formatted(row, TriedArgument.ROWS.get(row));
            statements.add(insert);
            statements.add(insert);
        }
        for (Outcome outcome : instance.run(statements, LIMIT)) {
            if (outcome instanceof Outcome.Failed failed) {
                throw new IllegalStateException(failed.message());
            }
        }
    }

    private Optional<ResultRule> rule(CatalogFunction function) {
        Set<ResultRule.Call> calls = new LinkedHashSet<>();
        for (int arguments : arities(function)) {
            if (!call(function.name(), arguments, calls)) {
                return Optional.empty();
            }
        }
        return calls.isEmpty() ? Optional.empty() : Optional.of(ResultRule.of(calls));
    }

    private static Collection<Integer> arities(CatalogFunction function) {
        Set<Integer> arities = new TreeSet<>(function.arities());
        function.overloads().forEach(types -> arities.add(types.size()));
        arities.removeIf(arguments -> arguments > MOST_ARGUMENTS);
        return arities.isEmpty() ? List.of(0, 1, 2, 3) : arities;
    }

    /** Adds the calls that were answered; false where it is no scalar function. */
    private boolean call(String name, int arguments, Set<ResultRule.Call> calls) {
        Map<String, List<PlainKind>> queries = new LinkedHashMap<>();
        for (List<TriedArgument> list : lists(arguments)) {
            String call =
                    String.join(", ", list.stream().map(TriedArgument::text).toList());
            List<PlainKind> kinds = list.stream().map(TriedArgument::kind).toList();
            for (int row = 0; row < ROWS_BY_ARGUMENTS.get(arguments); row++) {
                queries.put("SELECT %s(%s) FROM t WHERE id = %d".formatted(name, call, row), kinds);
            }
        }
        List<String> texts = List.copyOf(queries.keySet());
        for (int from = 0; from < texts.size(); from += BATCH) {
            List<String> batch = texts.subList(from, Math.min(texts.size(), from + BATCH));
            List<Outcome> outcomes = instance.run(batch, LIMIT);
            for (int i = 0; i < batch.size(); i++) {
                List<PlainKind> kinds = queries.getOrDefault(batch.get(i), List.of());
                switch (outcomes.get(i)) {
                    case Outcome.Rows rows
                    when rows.rows().size() != 2 -> {
                        return false;
                    }
                    case Outcome.Rows rows -> kind(rows).ifPresent(kind -> calls.add(new ResultRule.Call(kinds, kind)));
                    case Outcome.Hung ignored -> createTable();
                    case Outcome.Crashed ignored -> createTable();
                    case Outcome.Failed ignored -> {}
                    case Outcome.Skipped ignored -> {}
                    case Outcome.Done ignored -> {}
                }
            }
        }
        return true;
    }

    /** Where a column has the type of the values in it, NULL has none. */
    private Optional<PlainKind> kind(Outcome.Rows rows) {
        boolean isNull = rows.rows().getFirst().values().getFirst().isNull();
        return isNull && typesAreOfValues
                ? Optional.empty()
                : PlainKind.of(rows.types().getFirst());
    }

    private static List<List<TriedArgument>> lists(int arguments) {
        List<List<TriedArgument>> lists = List.of(List.of());
        for (int place = 0; place < arguments; place++) {
            lists = lists.stream()
                    .flatMap(list -> TriedArgument.of(arguments).stream()
                            .map(next -> Stream.concat(list.stream(), Stream.of(next))
                                    .toList()))
                    .toList();
        }
        return lists;
    }
}
