package io.panoptes.equivalence.prover.expression;

/**
 * A variable of a sum: an occurrence of a row of its source, or a value.
 *
 * <p>A table is a finite set of occurrences of rows; two occurrences may hold the same values. Numbers are unique within
 * a proof, so that a variable is known by its number.
 */
public record Var(int id, Source source) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Var var && var.id == id;
    }

    @Override
    public int hashCode() {
        return id;
    }

    @Override
    public String toString() {
        return "v" + id;
    }
}
