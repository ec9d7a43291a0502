/** TiDB: its image, and where it differs from MySQL, whose protocol and SQL it speaks. */
@NullMarked
package io.panoptes.dbms.tidb;

import org.jspecify.annotations.NullMarked;
