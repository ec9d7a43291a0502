package io.panoptes.corpus.making;

import io.panoptes.corpus.store.SlotType;
import java.util.Optional;

/**
 * A type of values as the grammar of one DBMS knows it.
 *
 * @param letter how the grammar writes it; that of the slot type where columns have it
 * @param name the type as the DBMS shows it
 * @param column how a column of it is declared; empty where no case has such columns
 */
public record Kind(char letter, String name, Optional<SlotType> column) {

    boolean hasColumns() {
        return column.isPresent() && column.get() != SlotType.HUGEINT;
    }
}
