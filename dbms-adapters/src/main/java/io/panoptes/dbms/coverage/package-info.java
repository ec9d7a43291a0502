/**
 * What code of a build statements reached: sets of edges, and what an instance tells of each pair of queries. Must not know how
 * a build is started or spoken to.
 */
@NullMarked
package io.panoptes.dbms.coverage;

import org.jspecify.annotations.NullMarked;
