/** What the functions of a DBMS give, found by calls. */
@NullMarked
package io.panoptes.benchmarks.functions;

import org.jspecify.annotations.NullMarked;
