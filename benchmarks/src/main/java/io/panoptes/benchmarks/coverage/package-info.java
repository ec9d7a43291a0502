/**
 * How much of a DBMS's code the queries of campaigns reach over time, by what leads the campaign. It must not know how a case is
 * made.
 */
@NullMarked
package io.panoptes.benchmarks.coverage;

import org.jspecify.annotations.NullMarked;
