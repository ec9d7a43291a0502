/** The catalogue of a DBMS: which scalar functions it has. */
@NullMarked
package io.panoptes.dbms.catalog;

import org.jspecify.annotations.NullMarked;
