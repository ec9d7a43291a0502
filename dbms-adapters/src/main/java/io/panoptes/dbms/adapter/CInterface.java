package io.panoptes.dbms.adapter;

/**
 * The C interface of a DBMS's native library, as its own build leaves it.
 *
 * @param function one that every such library has
 * @param driver the class of ours that speaks to it, of the module {@code native/driver}
 * @param scheme what its addresses begin with; the library's file follows
 */
public record CInterface(String function, String driver, String scheme) {}
