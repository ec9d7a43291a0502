/**
 * A user's own database, opened for reading only.
 *
 * <p>Must not know what is read from it.
 */
@NullMarked
package io.panoptes.dbms.database;

import org.jspecify.annotations.NullMarked;
