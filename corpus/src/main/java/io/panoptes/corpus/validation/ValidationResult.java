package io.panoptes.corpus.validation;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.Fact;
import java.util.Set;

/** What came of trying a snippet on a target. */
public sealed interface ValidationResult {

    Draft draft();

    record Accepted(Draft draft, Set<Fact> facts) implements ValidationResult {
        public Accepted {
            facts = Set.copyOf(facts);
        }
    }

    record Refused(Draft draft, Reason reason, String detail) implements ValidationResult {

        /** Whether the DBMS broke, or gave two answers where it should give one: for a person to look at. */
        public boolean mayBeABug() {
            return switch (reason) {
                case BREAKS, NOT_REPEATABLE, SETTINGS -> true;
                case DENIED,
                        NO_SUCH_COLUMN,
                        NOT_UNDERSTOOD,
                        MAY_FAIL,
                        OTHER_ROWS,
                        OTHER_TYPE,
                        UNSAFE_VALUE,
                        NOTHING_BUT_NULL -> false;
            };
        }

        /** In a line. */
        public String told() {
            return "%s: %s".formatted(reason.words(), draft.text().sql(Object::toString));
        }
    }

    enum Reason {
        DENIED("calls what is denied"),
        NO_SUCH_COLUMN("reads columns that cases do not have here"),
        NOT_UNDERSTOOD("is not understood"),
        MAY_FAIL("raises an error on values that cases use"),
        BREAKS("breaks the DBMS"),
        OTHER_ROWS("does not give one value for each row"),
        OTHER_TYPE("gives another type than declared"),
        UNSAFE_VALUE("gives values that test cases avoid"),
        NOTHING_BUT_NULL("gives nothing but NULL"),
        NOT_REPEATABLE("gives another answer elsewhere, or reads other rows"),
        SETTINGS("gives another answer under other settings");

        private final String words;

        Reason(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }
}
