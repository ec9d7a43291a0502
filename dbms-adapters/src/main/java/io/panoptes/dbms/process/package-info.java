/**
 * The parent's end of a worker process: starts it, speaks with it, sees it die, hang or run out of memory, and clears up.
 *
 * <p>Must not know where the files of a DBMS come from, nor what any one DBMS is like.
 */
@NullMarked
package io.panoptes.dbms.process;

import org.jspecify.annotations.NullMarked;
