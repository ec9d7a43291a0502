package io.panoptes.dbms.catalog;

import java.util.List;

/**
 * A scalar function as the catalogue of a DBMS lists it.
 *
 * @param overloads the argument types of each, by their names there; empty where the catalogue does not tell them
 * @param arities how many arguments it may have, where types are not told
 */
public record CatalogFunction(String name, List<List<String>> overloads, List<Integer> arities) {
    public CatalogFunction {
        overloads = overloads.stream().map(List::copyOf).toList();
        arities = List.copyOf(arities);
    }
}
