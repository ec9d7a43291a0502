/** CockroachDB: its image, and where it differs from PostgreSQL, whose protocol and SQL it speaks. */
@NullMarked
package io.panoptes.dbms.cockroachdb;

import org.jspecify.annotations.NullMarked;
