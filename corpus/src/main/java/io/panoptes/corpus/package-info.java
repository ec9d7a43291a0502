/**
 * Snippets, the concrete expressions and tables that may fill a placeholder, with what was checked about each.
 *
 * <p>Must not know oracles' queries or campaigns: it is asked for a snippet of a type over a table and gives one.
 */
@NullMarked
package io.panoptes.corpus;

import org.jspecify.annotations.NullMarked;
