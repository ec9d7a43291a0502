package io.panoptes.corpus.making;

import io.panoptes.corpus.store.Slot;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Makes snippets from the forms of one DBMS, by kinds, to a depth; and from snippets that were accepted, by putting one in
 * the place of a column of another. Functions that few accepted snippets use come first.
 */
public final class SnippetMaker {
    private static final int LONGEST = 230;
    private static final int ATTEMPTS = 40;
    private static final List<SlotType> WEIGHTED = weighted();
    /** Of the columns of one kind the first, mostly, so that a snippet reads few. */
    private static final Weighted<Integer> SLOT_NUMBERS =
            Weighted.of(3, 0).or(1, 1).or(1, 2);

    private final Grammar grammar;
    private final FormBook book;
    private final RandomGenerator random;
    private final List<SlotType> goals;
    private final Map<String, Integer> uses = new HashMap<>();
    private final Map<String, Integer> tries = new HashMap<>();
    private final Map<SlotType, List<SnippetText>> accepted = new EnumMap<>(SlotType.class);

    public SnippetMaker(Grammar grammar, FormProbe.Found found, RandomGenerator random) {
        this.grammar = grammar;
        this.random = random;
        Set<Character> letters = grammar.kinds().values().stream()
                .filter(kind -> kind.column().isPresent())
                .map(Kind::letter)
                .collect(Collectors.toSet());
        this.goals = WEIGHTED.stream()
                .filter(type -> letters.contains(type.letter()))
                .toList();
        this.book = new FormBook(grammar, found.forms(), letters);
        found.functions().stream().filter(name -> !book.calling(name).isEmpty()).forEach(name -> uses.put(name, 0));
    }

    /** Most placeholders of oracles are whole numbers, Booleans or text. */
    private static List<SlotType> weighted() {
        var weighted = new ArrayList<SlotType>();
        weighted.addAll(java.util.Collections.nCopies(8, SlotType.INTEGER));
        weighted.addAll(java.util.Collections.nCopies(10, SlotType.BOOLEAN));
        weighted.addAll(java.util.Collections.nCopies(7, SlotType.TEXT));
        weighted.addAll(java.util.Collections.nCopies(2, SlotType.BIGINT));
        weighted.addAll(List.of(SlotType.HUGEINT, SlotType.DATE, SlotType.DECIMAL));
        return weighted;
    }

    /** A snippet that nothing is known of yet; empty where luck was bad. */
    public Optional<Draft> draft() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Draft> made = Choice.<Optional<Draft>>of(4, () -> rarelyUsed())
                    .or(3, () -> combined())
                    .or(3, () -> any())
                    .draw(random);
            Optional<Draft> fitting = made.filter(draft -> draft.text().text().length() <= LONGEST)
                    .filter(draft ->
                            !draft.text().slots().isEmpty() || Chance.oneIn(10).happens(random));
            if (fitting.isPresent()) {
                return fitting;
            }
        }
        return Optional.empty();
    }

    /** Learns which functions have been reached, and what can be combined. */
    public void accepted(Draft draft) {
        FunctionNames.in(draft.text().text()).forEach(name -> uses.computeIfPresent(name, (key, count) -> count + 1));
        accepted.computeIfAbsent(draft.type(), ignored -> new ArrayList<>()).add(draft.text());
    }

    private Optional<Draft> any() {
        SlotType goal = Draw.oneOf(random, goals);
        int depth = Draw.between(random, 1, 3);
        return form(book.giving(goal.letter(), depth)).map(form -> Draft.of(fill(form, depth), goal));
    }

    private Optional<Draft> rarelyUsed() {
        if (uses.isEmpty()) {
            return Optional.empty();
        }
        // A function that never passes must not hold up the others.
        String function = uses.keySet().stream()
                .min(Comparator.comparingInt((String name) ->
                        8 * uses.getOrDefault(name, 0) + tries.getOrDefault(name, 0) + Draw.between(random, 0, 5)))
                .orElseThrow();
        tries.merge(function, 1, Integer::sum);
        return form(book.calling(function)).flatMap(form -> {
            String text = fill(form, Draw.between(random, 1, 2));
            char kind = form.result();
            while (SlotType.of(kind).isEmpty() || grammar.kind(kind).column().isEmpty()) {
                List<FormBook.Step> steps = book.steps(kind);
                if (steps.isEmpty()) {
                    return Optional.empty();
                }
                FormBook.Step step = Draw.oneOf(random, steps);
                text = around(step, text);
                kind = step.form().result();
            }
            return Optional.of(Draft.of(text, SlotType.of(kind).orElseThrow()));
        });
    }

    private String around(FormBook.Step step, String text) {
        var arguments = new ArrayList<String>();
        for (int i = 0; i < step.form().holes().size(); i++) {
            arguments.add(
                    i == step.hole()
                            ? marked(text)
                            : argument(step.form().holes().get(i), 0));
        }
        return step.form().with(arguments);
    }

    /** Puts an accepted snippet in the place of a column of another: cross-combination. */
    private Optional<Draft> combined() {
        SlotType goal = Draw.oneOf(random, goals);
        return pick(accepted.get(goal)).flatMap(outer -> {
            List<Slot> slots = List.copyOf(outer.slots());
            return pick(slots)
                    .flatMap(slot -> pick(accepted.get(slot.type())).map(inner -> {
                        String part = marked(inner.text());
                        return new Draft(
                                outer.replacing(each -> each.equals(slot) ? Optional.of(part) : Optional.empty()),
                                goal);
                    }));
        });
    }

    private <T> Optional<T> pick(@org.jspecify.annotations.Nullable List<T> list) {
        return list == null || list.isEmpty() ? Optional.empty() : Optional.of(Draw.oneOf(random, list));
    }

    private Optional<Form> form(List<Form> forms) {
        return pick(forms);
    }

    private String fill(Form form, int depth) {
        var arguments = new ArrayList<String>();
        for (char kind : form.holes()) {
            arguments.add(argument(kind, depth - 1));
        }
        return form.with(arguments);
    }

    private String argument(char kind, int depth) {
        boolean deeper = depth > 0 && Chance.of(3, 5).happens(random);
        if (!deeper && book.height(kind) == 0) {
            return leaf(kind);
        }
        int room = Math.max(book.height(kind), depth);
        return form(book.giving(kind, Math.max(1, room)))
                .map(form -> marked(fill(form, room)))
                .orElseGet(() -> leaf(kind));
    }

    private String leaf(char letter) {
        Kind kind = grammar.kind(letter);
        List<String> constants = grammar.leaves(letter);
        boolean column =
                kind.hasColumns() && (constants.isEmpty() || Chance.of(8, 10).happens(random));
        if (column) {
            return new Slot(kind.column().orElseThrow(), SLOT_NUMBERS.draw(random)).toString();
        }
        return constants.isEmpty() ? "NULL" : Draw.oneOf(random, constants);
    }

    private static String marked(String text) {
        return SnippetText.OPEN + text + SnippetText.CLOSE;
    }
}
