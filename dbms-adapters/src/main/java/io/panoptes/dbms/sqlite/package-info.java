/** SQLite. */
@NullMarked
package io.panoptes.dbms.sqlite;

import org.jspecify.annotations.NullMarked;
