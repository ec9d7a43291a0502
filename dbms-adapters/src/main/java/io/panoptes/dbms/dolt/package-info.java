/** Dolt: its server, and where it differs from MySQL, whose protocol and SQL it speaks. */
@NullMarked
package io.panoptes.dbms.dolt;

import org.jspecify.annotations.NullMarked;
