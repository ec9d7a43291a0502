/** Which functions a DBMS has, and which of them no snippet may call. */
@NullMarked
package io.panoptes.corpus.catalog;

import org.jspecify.annotations.NullMarked;
