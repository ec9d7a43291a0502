/** How a DBMS reads SQL, as data. An adapter declares its profile, and the engine is handed it. */
@NullMarked
package io.panoptes.sql.reading;

import org.jspecify.annotations.NullMarked;
