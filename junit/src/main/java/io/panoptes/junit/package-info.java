/** Campaigns and kept findings as tests of JUnit. Knows no command line and no DBMS of its own. */
@NullMarked
package io.panoptes.junit;

import org.jspecify.annotations.NullMarked;
