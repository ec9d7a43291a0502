package io.panoptes.triage;

import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.ReadExtras;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * {@code a case with many conditions -> cases with few of them, FALSE for the others}: several bugs may show in one case, and one
 * condition tells more of a bug than sixteen do.
 *
 * <p>The oracle is proven for every filling, so what is left is as proven as the whole case, and no judge is needed.
 */
public final class Isolation {
    private final CaseOpener opener;
    private final CaseWriter writer;
    private final CaseRunner runner;
    private final BooleanSupplier enough;

    /** @param enough whether to run nothing more: the suspect is left as it is then */
    public Isolation(CaseOpener opener, CaseWriter writer, CaseRunner runner, BooleanSupplier enough) {
        this.opener = opener;
        this.writer = writer;
        this.runner = runner;
        this.enough = enough;
    }

    /** Where a condition stands: the place of its binding, and its name. */
    private record Condition(int binding, String name) {}

    /**
     * A case for each condition that disagrees by itself; one with a few of them where they do so only together. The suspect
     * itself where it has no more than one condition, or stops the DBMS: to run that again costs too much.
     */
    public List<Suspect> parts(Suspect suspect) {
        List<Condition> conditions = conditions(suspect.testCase());
        if (conditions.size() < 2 || suspect.symptom().breaksInstance()) {
            return List.of(suspect);
        }
        List<Suspect> alone = conditions.stream()
                .flatMap(condition -> shown(suspect, Set.of(condition)).stream())
                .toList();
        return alone.isEmpty() ? List.of(together(suspect, conditions)) : alone;
    }

    private static List<Condition> conditions(TestCase testCase) {
        var conditions = new ArrayList<Condition>();
        for (int i = 0; i < testCase.bindings().size(); i++) {
            for (var entry : testCase.bindings().get(i).placeholders().entrySet()) {
                Snippet snippet = entry.getValue();
                if (snippet.type() instanceof SqlType.BooleanType && !isConstant(snippet.expression())) {
                    conditions.add(new Condition(i, entry.getKey()));
                }
            }
        }
        conditions.sort(Comparator.comparing(Condition::binding).thenComparing(Condition::name));
        return conditions;
    }

    private static boolean isConstant(Expression expression) {
        return expression instanceof Expression.Literal
                || expression instanceof Expression.Cast(Expression.Literal ignored, var type);
    }

    /** Without halves, quarters and so on of the conditions, as long as it still shows. */
    private Suspect together(Suspect suspect, List<Condition> conditions) {
        List<Condition> left = conditions;
        Suspect smallest = suspect;
        for (int length = (left.size() + 1) / 2; length > 0; length /= 2) {
            for (int from = 0; from < left.size() && left.size() > 1; ) {
                var rest = new ArrayList<>(left);
                rest.subList(from, Math.min(left.size(), from + length)).clear();
                Optional<Suspect> smaller = shown(suspect, new HashSet<>(rest));
                if (smaller.isPresent()) {
                    smallest = smaller.get();
                    left = rest;
                } else {
                    from += length;
                }
            }
        }
        return smallest;
    }

    /** The case with these conditions alone, where it still shows something of the kind. */
    private Optional<Suspect> shown(Suspect suspect, Set<Condition> kept) {
        if (enough.getAsBoolean()) {
            return Optional.empty();
        }
        TestCase testCase = only(suspect.testCase(), kept);
        EditableCase edited = opener.open(testCase);
        Judgement judgement = runner.runKept(writer.write(edited), writer.removal(edited.setup()), edited.semantics())
                .judgement();
        return judgement instanceof Symptom part && suspect.symptom().isLike(part)
                ? Optional.of(new Suspect(testCase, part))
                : Optional.empty();
    }

    private static TestCase only(TestCase testCase, Set<Condition> kept) {
        var bindings = new ArrayList<Binding>();
        for (int i = 0; i < testCase.bindings().size(); i++) {
            Binding binding = testCase.bindings().get(i);
            Map<String, Snippet> placeholders = new HashMap<>(binding.placeholders());
            int place = i;
            placeholders.replaceAll((name, snippet) ->
                    snippet.type() instanceof SqlType.BooleanType && !kept.contains(new Condition(place, name))
                            ? never(snippet)
                            : snippet);
            bindings.add(ReadExtras.of(
                    new Binding(binding.table(), binding.source(), placeholders, binding.left(), binding.right())));
        }
        return testCase.withBindings(bindings);
    }

    /**
     * Where a table may be extended with NULLs, a snippet stands for its column only if it is NULL there: so is this one. A NULL
     * without a type would be no column: INTERSECT makes a text of it in MariaDB, and of what it is united with.
     */
    private static Snippet never(Snippet snippet) {
        Expression never = snippet.has(Trait.NULL_PRESERVING) ? Sql.nullOf(snippet.type()) : Sql.literal(Value.FALSE);
        return new Snippet(never, snippet.type(), Set.of(), snippet.traits());
    }
}
