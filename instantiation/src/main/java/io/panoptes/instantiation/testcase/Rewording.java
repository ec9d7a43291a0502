package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.write.Dialect;

/** A way to say a whole query otherwise, on top of what its oracle says. Each holds for every query and every database. */
public enum Rewording {
    /** {@link ConditionsAsCase}. */
    CONDITIONS_AS_CASE {
        @Override
        public Query of(Query query) {
            return new ConditionsAsCase(false).query(query);
        }
    },

    /** The same, in full joins too. */
    ALL_CONDITIONS_AS_CASE {
        @Override
        public Query of(Query query) {
            return new ConditionsAsCase(true).query(query);
        }
    },

    /** {@link ConditionsOutside}. */
    CONDITIONS_OUTSIDE {
        @Override
        public Query of(Query query) {
            return ConditionsOutside.of(query);
        }

        @Override
        public String explanation() {
            return "The second instance computes each condition of WHERE or HAVING within a derived table, as a column that is 1 where"
                    + " it is TRUE and 0 elsewhere, and keeps the rows outside for which it is 1.";
        }
    },

    /** {@link DerivedTablesFenced}. */
    DERIVED_TABLES_FENCED {
        @Override
        public Query of(Query query) {
            return new DerivedTablesFenced().query(query);
        }

        @Override
        public String explanation() {
            return "The second instance has OFFSET 0 behind each derived table and common table, which skips no row.";
        }

        @Override
        public boolean isSayable(Dialect dialect) {
            return !dialect.lacks(Construct.LIMIT) && !dialect.lacks(Construct.LIMIT_IN_SUBQUERY);
        }
    },

    /** {@link PredicatesExpanded}: for a DBMS that defines these predicates by comparisons, whatever the types. */
    PREDICATES_EXPANDED {
        @Override
        public Query of(Query query) {
            return new PredicatesExpanded().query(query);
        }

        @Override
        public String explanation() {
            return "The second instance says BETWEEN, IN, comparisons of row values and CASE with an operand as the comparisons"
                    + " that the DBMS defines them by, and a comparison with a constant as NOT of the opposite one.";
        }
    };

    public abstract Query of(Query query);

    /** Why it holds, as a sentence of a report. */
    public String explanation() {
        return "The second instance says each condition c as CASE WHEN c THEN 1 ELSE 0 END = 1, which is TRUE where c is, and"
                + " only there.";
    }

    public boolean isSayable(Dialect dialect) {
        return true;
    }
}
