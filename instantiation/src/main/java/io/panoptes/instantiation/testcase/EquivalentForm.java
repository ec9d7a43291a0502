package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.write.Dialect;

/** A rewriting of a whole query, on top of the two queries of an oracle: the result is equivalent for every query and every database. */
public enum EquivalentForm {
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
        public boolean isExpressible(Dialect dialect) {
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

    /** The query in this form; the same query where nothing in it is rewritten. */
    public abstract Query of(Query query);

    /** What the form is and why it is equivalent, as a sentence of a report. */
    public String explanation() {
        return "The second instance says each condition c as CASE WHEN c THEN 1 ELSE 0 END = 1, which is TRUE where c is, and"
                + " only there.";
    }

    /** Whether the dialect has all constructs of the form. */
    public boolean isExpressible(Dialect dialect) {
        return true;
    }
}
