/** The data files of the adapters, and the one notation for holes in them. */
@NullMarked
package io.panoptes.dbms.data;

import org.jspecify.annotations.NullMarked;
