package io.panoptes.corpus.making;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The forms that a DBMS was found to take, by what one looks for. */
final class FormBook {
    private static final int NEVER = 99;

    /** Deeper than this, no text is asked for. */
    private static final int DEEPEST = 6;

    private final Map<Character, List<Form>> byResult = new TreeMap<>();
    private final Map<Character, List<List<Form>>> byHeight = new HashMap<>();
    private final Map<String, List<Form>> byFunction = new TreeMap<>();
    private final Map<Character, Integer> heights = new HashMap<>();
    private final Map<Character, List<Step>> steps = new TreeMap<>();

    /** A form that takes a value of one kind, at this hole, nearer to a kind that snippets may have. */
    record Step(Form form, int hole) {}

    /** @param goals the kinds that snippets may have */
    FormBook(Grammar grammar, Collection<Form> forms, Set<Character> goals) {
        for (Form form : forms) {
            byResult.computeIfAbsent(form.result(), ignored -> new ArrayList<>())
                    .add(form);
            form.functions()
                    .forEach(name -> byFunction
                            .computeIfAbsent(name, ignored -> new ArrayList<>())
                            .add(form));
        }
        for (Kind kind : grammar.kinds().values()) {
            if (kind.hasColumns() || !grammar.leaves(kind.letter()).isEmpty()) {
                heights.put(kind.letter(), 0);
            }
        }
        findHeights(forms);
        findSteps(forms, goals);
        byResult.forEach((kind, all) -> {
            var upTo = new ArrayList<List<Form>>();
            for (int i = 0; i <= DEEPEST; i++) {
                int height = i;
                upTo.add(all.stream().filter(form -> height(form) <= height).toList());
            }
            byHeight.put(kind, upTo);
        });
    }

    private void findHeights(Collection<Form> forms) {
        for (boolean more = true; more; ) {
            more = false;
            for (Form form : forms) {
                int height = height(form);
                if (height < height(form.result())) {
                    heights.put(form.result(), height);
                    more = true;
                }
            }
        }
    }

    private void findSteps(Collection<Form> forms, Set<Character> goals) {
        var reached = new HashSet<>(goals);
        for (boolean more = true; more; ) {
            var next = new HashSet<Character>();
            for (Form form : forms) {
                for (int i = 0; i < form.holes().size(); i++) {
                    char kind = form.holes().get(i);
                    if (reached.contains(form.result()) && !reached.contains(kind)) {
                        steps.computeIfAbsent(kind, ignored -> new ArrayList<>())
                                .add(new Step(form, i));
                        next.add(kind);
                    }
                }
            }
            more = reached.addAll(next);
        }
    }

    /** How deep the smallest text is that gives this kind. */
    int height(char kind) {
        return heights.getOrDefault(kind, NEVER);
    }

    int height(Form form) {
        return 1 + form.holes().stream().mapToInt(this::height).max().orElse(0);
    }

    List<Form> giving(char kind, int height) {
        List<List<Form>> upTo = byHeight.get(kind);
        return upTo == null ? List.of() : upTo.get(Math.min(DEEPEST, height));
    }

    List<Form> calling(String function) {
        return byFunction.getOrDefault(function, List.of());
    }

    Set<String> functions() {
        return byFunction.keySet();
    }

    List<Step> steps(char kind) {
        return steps.getOrDefault(kind, List.of());
    }
}
