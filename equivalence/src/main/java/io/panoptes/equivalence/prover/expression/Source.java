package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** What a variable ranges over. */
public sealed interface Source {

    /** The rows of a table of the schema. */
    record Stored(Table table) implements Source {}

    /** All values of a type, NULL among them. The condition of the product keeps the sum finite. */
    record AnyValue(SqlType type) implements Source {}

    /**
     * The rows of a relation of which is known only that it is the same for equal bags, such as those that a LIMIT leaves. The kernel
     * accepts no proof that refers to one.
     *
     * @param name how it is made of the bags: relations of one name and of equal bags are equal
     */
    record Unknown(String name, List<Bag> bags, List<SqlType> types) implements Source {
        public Unknown {
            bags = List.copyOf(bags);
            types = List.copyOf(types);
        }
    }
}
