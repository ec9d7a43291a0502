/** Test cases: a database state, the two concrete queries, and how they came to be. */
@NullMarked
package io.panoptes.instantiation.testcase;

import org.jspecify.annotations.NullMarked;
