package io.panoptes.corpus.making;

import io.panoptes.corpus.catalog.CatalogReader;
import io.panoptes.corpus.store.SlotType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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
    private final Map<Character, String> holding = new HashMap<>();
    private final Map<String, List<Character>> parameters = new HashMap<>();
    private final List<Form> forms = new ArrayList<>();
    private final List<String> settings = new ArrayList<>();
    private final List<String> otherSession = new ArrayList<>();
    private final Set<String> growing = new HashSet<>();
    private Optional<String> typeQuestion = Optional.empty();
    private boolean typed = true;

    private Grammar(String dbms) {
        this.dbms = dbms;
    }

    public static Grammar of(String dbms) {
        var grammar = new Grammar(dbms);
        grammar.readAll(dbms + ".grammar");
        return grammar;
    }

    private void readAll(String file) {
        try (InputStream stream = Objects.requireNonNull(Grammar.class.getResourceAsStream(file), file);
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(this::read);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** The DBMSs that have one. */
    public static List<String> known() {
        return CatalogReader.ALL.stream().map(CatalogReader::dbms).toList();
    }

    private void read(String line) {
        int space = line.indexOf(' ');
        String rest = line.substring(space + 1);
        switch (space < 0 ? line : line.substring(0, space)) {
            case "like" -> readAll(rest + ".grammar");
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
            case "hold" -> holding.put(rest.charAt(0), rest.substring(2));
            case "typeof" -> typeQuestion = Optional.of(rest);
            default -> {
                if (space != 1) {
                    throw new IllegalArgumentException(
                            "%s.grammar: a line begins with '%s', which is no word of it".formatted(dbms, line));
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

    /** How {@code #} is held to the kind, where expressions have no types. */
    Optional<String> holding(char kind) {
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

    /** How the DBMS is asked for the type of {@code #}, where its driver does not tell. */
    public Optional<String> typeQuestion() {
        return typeQuestion;
    }
}
