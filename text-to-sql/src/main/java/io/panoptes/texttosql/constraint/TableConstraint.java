package io.panoptes.texttosql.constraint;

import io.panoptes.sql.schema.Constraint;

/** A constraint of one table, with the evidence for it. */
public record TableConstraint(String table, Statement statement, Evidence evidence) {

    public static TableConstraint of(String table, Constraint constraint, Evidence evidence) {
        return new TableConstraint(table, new Statement.Kept(constraint), evidence);
    }

    public static TableConstraint notNull(String table, String column, Evidence evidence) {
        return new TableConstraint(table, new Statement.NotNull(column), evidence);
    }

    public TableConstraint with(Statement other) {
        return new TableConstraint(table, other, evidence);
    }

    public TableConstraint with(Evidence other) {
        return new TableConstraint(table, statement, other);
    }

    /** As a verdict names it: {@code country: code determines name}. */
    public String words() {
        return ConstraintWords.of(this);
    }

    /** As a file of constraints has it: two constraints that differ in anything differ here. */
    public String json() {
        return ConstraintJson.write(this).toString();
    }
}
