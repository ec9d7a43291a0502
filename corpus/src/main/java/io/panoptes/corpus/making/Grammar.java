package io.panoptes.corpus.making;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.data.HoledText;
import io.panoptes.dbms.registry.Adapters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is written down of how one DBMS says things: its kinds of values, corner values, forms beyond the calls of its
 * catalogue, and how it is asked. A file of lines, each begun by what it is.
 */
public final class Grammar {
    private final String dbms;
    private final Map<Character, Kind> kinds = new LinkedHashMap<>();
    private final Map<Character, List<String>> leaves = new HashMap<>();
    private final Map<Character, List<String>> options = new HashMap<>();
    private final Map<Character, HoledText> holding = new HashMap<>();
    private final Map<String, List<Character>> parameters = new HashMap<>();
    private final List<Form> forms = new ArrayList<>();
    private final List<String> settings = new ArrayList<>();
    private final List<String> otherSession = new ArrayList<>();
    private final Set<String> growing = new HashSet<>();
    private Optional<HoledText> typeQuestion = Optional.empty();
    private boolean typed = true;

    private Grammar(String dbms) {
        this.dbms = dbms;
    }

    public static Grammar of(String dbms) {
        DataFile file = Adapters.find(dbms)
                .flatMap(adapter -> adapter.grammar().value())
                .orElseThrow(() -> new IllegalArgumentException(
                        "%s has no grammar; there is one of %s".formatted(dbms, String.join(", ", known()))));
        var grammar = new Grammar(dbms);
        file.lines().forEach(grammar::read);
        return grammar;
    }

    /** The DBMSs that have one. */
    public static List<String> known() {
        return Adapters.ALL.stream()
                .filter(adapter -> adapter.grammar().value().isPresent())
                .map(Adapter::name)
                .toList();
    }

    private void read(String line) {
        int space = line.indexOf(' ');
        String rest = line.substring(space + 1);
        switch (space < 0 ? line : line.substring(0, space)) {
            case "kind" -> {
                char letter = rest.charAt(0);
                kinds.put(letter, new Kind(letter, rest.substring(2), SlotType.of(letter)));
            }
            case "leaf" -> leaves.put(rest.charAt(0), alternatives(rest));
            case "option" -> options.put(rest.charAt(0), alternatives(rest));
            case "param" -> {
                int last = rest.replaceFirst("( [A-Za-z])+$", "").length();
                parameters.put(
                        rest.substring(0, last),
                        rest.substring(last)
                                .replace(" ", "")
                                .chars()
                                .mapToObj(c -> (char) c)
                                .toList());
            }
            case "settings" -> settings.add(rest);
            case "growing" ->
                growing.addAll(List.of(rest.toLowerCase(Locale.ROOT).split(" ")));
            case "other-session" -> otherSession.add(rest);
            case "untyped" -> typed = false;
            case "hold" -> holding.put(rest.charAt(0), HoledText.of(rest.substring(2)));
            case "typeof" -> typeQuestion = Optional.of(HoledText.of(rest));
            default -> {
                if (space != 1) {
                    throw new IllegalArgumentException(
                            "the grammar of %s: a line begins with '%s', which is no word of it".formatted(dbms, line));
                }
                forms.add(Form.of(rest, line.charAt(0), FunctionNames.in(rest)));
            }
        }
    }

    private static List<String> alternatives(String rest) {
        return List.of(rest.substring(2).split(" \\| "));
    }

    public String dbms() {
        return dbms;
    }

    /** The kind of this letter, which a form or a function of this grammar names. */
    public Kind kind(char letter) {
        Kind kind = kinds.get(letter);
        if (kind == null) {
            throw new IllegalStateException("the grammar has no kind " + letter);
        }
        return kind;
    }

    public Map<Character, Kind> kinds() {
        return kinds;
    }

    List<String> leaves(char kind) {
        return leaves.getOrDefault(kind, List.of());
    }

    /** How a value is held to the kind, where expressions have no types. */
    Optional<HoledText> holding(char kind) {
        return Optional.ofNullable(holding.get(kind));
    }

    /** What may stand for an argument of a function in place of a plain one. */
    List<String> options(char kind) {
        return options.getOrDefault(kind, List.of());
    }

    /** The kinds that go where the catalogue names this type. */
    List<Character> parameter(String type) {
        return parameters.getOrDefault(type, List.of());
    }

    List<Form> forms() {
        return forms;
    }

    /** The names of the profile's plan variations under which every snippet must give the same. */
    public List<String> settings() {
        return settings;
    }

    /** Functions that give as much as they are told, so that corner values would fill the memory. */
    public Set<String> growing() {
        return growing;
    }

    /** What takes rights from the other session, and what differs there. */
    public List<String> otherSession() {
        return otherSession;
    }

    /** Whether an expression has a type of its own, whatever values it gives. */
    public boolean isTyped() {
        return typed;
    }

    /** How the DBMS is asked for the type of a value, where its driver does not tell. */
    public Optional<HoledText> typeQuestion() {
        return typeQuestion;
    }
}
