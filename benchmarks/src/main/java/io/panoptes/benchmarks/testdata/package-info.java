/** Which branches the test data of a file's queries reach. */
@NullMarked
package io.panoptes.benchmarks.testdata;

import org.jspecify.annotations.NullMarked;
