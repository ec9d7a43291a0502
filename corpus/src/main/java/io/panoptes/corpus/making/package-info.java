/** The typed grammar: what a DBMS takes, found out by asking it, and snippets made of that. */
@NullMarked
package io.panoptes.corpus.making;

import org.jspecify.annotations.NullMarked;
