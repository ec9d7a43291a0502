/** How fast campaigns run, and how much of the time is the DBMS's own. */
@NullMarked
package io.panoptes.benchmarks.campaign;

import org.jspecify.annotations.NullMarked;
