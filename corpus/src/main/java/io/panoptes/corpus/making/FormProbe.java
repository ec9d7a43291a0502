package io.panoptes.corpus.making;

import io.panoptes.corpus.catalog.DenyList;
import io.panoptes.corpus.probe.ProbeSession;
import io.panoptes.corpus.probe.ProbeTables;
import io.panoptes.corpus.store.Slot;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Finds out on a running DBMS which forms it takes and what they give: those of the grammar, and calls of each function of
 * the catalogue with arguments of every kind that might fit.
 */
public final class FormProbe {
    private static final Duration LIMIT = Duration.ofSeconds(1);
    /** Calls of one function that are tried, and that are kept. */
    private static final int TRIED = 90;

    private static final int FEW = 24;
    private static final int OVERLOADS = 10;

    private static final int KEPT = 8;
    private static final int BATCH = 200;

    private final Grammar grammar;
    private final ProbeSession session;
    private final ResultKinds kinds;
    private final DenyList denied;
    private final Map<Character, String> samples = new HashMap<>();

    /** @param session holds the {@link ProbeTables} */
    public FormProbe(Grammar grammar, ProbeSession session) {
        this.grammar = grammar;
        this.session = session;
        this.kinds = new ResultKinds(grammar);
        this.denied = DenyList.of(grammar.dbms());
    }

    /** What was found: the forms, and for each function of the catalogue that has none, why. */
    public record Found(List<Form> forms, Set<String> functions, Map<String, String> leftOut) {}

    public Found probe(List<CatalogFunction> catalog) {
        grammar.kinds().values().stream()
                .filter(Kind::hasColumns)
                .forEach(kind -> samples.put(kind.letter(), column(kind, 0)));
        var found = new ArrayList<Form>(ownForms());
        var leftOut = new LinkedHashMap<String, String>();
        Set<String> functions = new HashSet<>();
        Set<String> used = new HashSet<>();
        found.forEach(form -> used.addAll(form.functions()));
        for (CatalogFunction function : catalog) {
            String name = function.name().toLowerCase(Locale.ROOT);
            Optional<String> reason = denied.reason(name);
            if (reason.isPresent()) {
                leftOut.put(name, "denied: " + reason.get());
                continue;
            }
            functions.add(name);
            List<Form> calls = calls(function);
            if (calls.isEmpty() && !used.contains(name)) {
                leftOut.put(name, "no call of it was found that ran on every row");
            }
            found.addAll(calls);
        }
        return new Found(found, functions, leftOut);
    }

    /** Forms need values of kinds that other forms give, so they are tried until no more come. */
    private List<Form> ownForms() {
        var found = new ArrayList<Form>();
        var open = new ArrayList<>(grammar.forms());
        for (boolean more = true; more; ) {
            more = false;
            List<Form> ready = open.stream()
                    .filter(form -> samples.keySet().containsAll(form.holes()))
                    .toList();
            open.removeAll(ready);
            for (Form form : run(ready.stream().map(this::plain).toList())) {
                found.add(form);
                more |= samples.putIfAbsent(form.result(), "(" + sampled(form) + ")") == null;
            }
        }
        return found;
    }

    private record Attempt(Form form, String sql) {}

    private Attempt plain(Form form) {
        return new Attempt(form, sampled(form));
    }

    /** Neighbouring holes of one kind get different columns. */
    private String sampled(Form form) {
        var arguments = new ArrayList<String>();
        for (int i = 0; i < form.holes().size(); i++) {
            Kind kind = grammar.kind(form.holes().get(i));
            arguments.add(kind.hasColumns() ? column(kind, i % 3) : samples.getOrDefault(kind.letter(), "NULL"));
        }
        return form.with(arguments);
    }

    private static String column(Kind kind, int number) {
        return ProbeTables.column(new Slot(kind.column().orElse(SlotType.INTEGER), number));
    }

    private List<Form> run(List<Attempt> attempts) {
        var found = new ArrayList<Form>();
        for (int from = 0; from < attempts.size(); from += BATCH) {
            List<Attempt> batch = attempts.subList(from, Math.min(attempts.size(), from + BATCH));
            List<Outcome> outcomes = session.run(
                    batch.stream().map(attempt -> kinds.question(attempt.sql())).toList(), LIMIT);
            for (int i = 0; i < batch.size(); i++) {
                Form form = batch.get(i).form();
                kinds.of(outcomes.get(i), form.result()).map(form::giving).ifPresent(found::add);
            }
        }
        return found;
    }

    private List<Form> calls(CatalogFunction function) {
        // A seed of the name's own: what is tried of one function does not depend on the others.
        var random = new SplittableRandom(function.name().hashCode());
        Map<String, Form> kept = new LinkedHashMap<>();
        for (List<List<Character>> positions : positions(function)) {
            List<Form> calls = new ArrayList<>();
            for (List<String> arguments : arguments(positions, random)) {
                calls.add(Form.of(
                        function.name() + "(" + String.join(", ", arguments) + ")",
                        Form.OPEN,
                        FunctionNames.in(function.name() + "(")));
            }
            List<Attempt> attempts = calls.stream()
                    .filter(call -> samples.keySet().containsAll(call.holes()))
                    .map(this::plain)
                    .toList();
            int few = Math.min(FEW, attempts.size());
            List<Form> ran = new ArrayList<>(run(attempts.subList(0, few)));
            // Where no type of a catalogue guides it, a number of arguments that nothing takes is given up soon.
            if (!ran.isEmpty() || !function.overloads().isEmpty()) {
                ran.addAll(run(attempts.subList(few, attempts.size())));
            }
            Set<String> shapes = new HashSet<>();
            ran.stream()
                    .map(this::typed)
                    .filter(form -> shapes.add(form.holes() + ">" + form.result())
                            || Chance.oneIn(4).happens(random))
                    .limit(KEPT)
                    .forEach(form -> kept.putIfAbsent(form.text(), form));
        }
        return kept.values().stream().limit(4L * KEPT).toList();
    }

    /** Where expressions have no type, a call that gave whole numbers so far is held to them. */
    private Form typed(Form form) {
        return grammar.holding(form.result())
                .map(cast -> Form.of(cast.with(hole -> form.text()), form.result(), form.functions()))
                .orElse(form);
    }

    /** For each overload, the kinds that may stand at each argument. */
    private List<List<List<Character>>> positions(CatalogFunction function) {
        var all = new LinkedHashSet<List<List<Character>>>();
        for (List<String> types : function.overloads()) {
            List<List<Character>> kindsAt =
                    types.stream().map(grammar::parameter).toList();
            if (kindsAt.stream().noneMatch(List::isEmpty)) {
                all.add(kindsAt);
            }
        }
        List<Character> any = grammar.parameter("ANY");
        for (int arity : function.arities()) {
            all.add(Collections.nCopies(arity, any));
        }
        return all.stream().limit(OVERLOADS).toList();
    }

    /** Plain arguments, and options in their place, as far as the number of tries goes. */
    private List<List<String>> arguments(List<List<Character>> positions, SplittableRandom random) {
        if (positions.isEmpty()) {
            return List.of(List.of());
        }
        var all = new LinkedHashMap<String, List<String>>();
        for (int i = 0; i < TRIED; i++) {
            boolean plain = i < TRIED / 2;
            var arguments = new ArrayList<String>();
            for (List<Character> kindsAt : positions) {
                char kind = Draw.oneOf(random, kindsAt);
                List<String> options = grammar.options(kind);
                arguments.add(
                        plain || options.isEmpty() || Chance.oneIn(3).happens(random)
                                ? "<" + kind + ">"
                                : Draw.oneOf(random, options));
            }
            if (arguments.stream().anyMatch(argument -> argument.contains("<"))) {
                all.putIfAbsent(String.join(", ", arguments), arguments);
            }
        }
        return List.copyOf(all.values());
    }
}
