package io.panoptes.prompts;

import java.util.Locale;
import java.util.Set;

/** The prompts there are, each with the placeholders that its template has to use, and those that it may leave out. */
public enum Prompt {
    /** What a model is told about its role, whatever it is asked. */
    ROLE(Set.of(), Set.of()),
    /** Asks for further queries that are equivalent to a seed. */
    EQUIVALENT(Set.of("schema", "seed", "count"), Set.of("equal", "fail", "focus", "dbms", "examples", "context")),
    /** Asks for corrected forms of queries that were refuted or could not be proved. */
    REPAIR(Set.of("schema", "seed", "fail", "count"), Set.of("equal", "focus", "dbms")),
    /** Asks for expressions over a table that use what a piece of documentation describes. */
    SNIPPETS(Set.of("table", "count", "dbms"), Set.of("documentation", "focus")),
    /** What a model is told about its role when it judges constraints. */
    JUDGE(Set.of(), Set.of()),
    /** Asks which constraints of a table hold by meaning and which by accident, and for ranges by meaning. */
    CONSTRAINTS(Set.of("schema", "table", "constraints"), Set.of("samples", "evidence"));

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
