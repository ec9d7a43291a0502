package io.panoptes.dbms.worker;

/**
 * A library or class whose code is observed.
 *
 * @param base its first slot in this process
 * @param edges how many of its slots are instrumented; 0 where that is not known
 */
record CodeModule(String name, int base, int slots, int edges) {}
