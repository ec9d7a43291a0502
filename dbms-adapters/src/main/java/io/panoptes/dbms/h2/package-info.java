/** H2. */
@NullMarked
package io.panoptes.dbms.h2;

import org.jspecify.annotations.NullMarked;
