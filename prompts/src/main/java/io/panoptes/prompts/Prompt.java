package io.panoptes.prompts;

import java.util.Locale;
import java.util.Set;

/** The prompts there are, each with the placeholders that its template has to use, and those that it may leave out. */
public enum Prompt {
    /** What a model is told about its role, whatever it is asked. */
    ROLE(Set.of(), Set.of()),
    /** Asks for further queries that are equivalent to a seed. */
    EQUIVALENT(Set.of("schema", "seed", "count"), Set.of("equal", "fail", "focus", "dbms")),
    /** Asks for expressions over a table that use what a piece of documentation describes. */
    SNIPPETS(Set.of("table", "count", "dbms"), Set.of("documentation", "focus"));

    private final Set<String> required;
    private final Set<String> optional;

    Prompt(Set<String> required, Set<String> optional) {
        this.required = required;
        this.optional = optional;
    }

    public Set<String> required() {
        return required;
    }

    public Set<String> optional() {
        return optional;
    }

    /** The name of its file, in the shipped folder and in a user's. */
    public String fileName() {
        return name().toLowerCase(Locale.ROOT) + ".md";
    }
}
