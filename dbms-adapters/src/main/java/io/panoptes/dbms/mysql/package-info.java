/** MySQL, and what its relatives have in common with it. */
@NullMarked
package io.panoptes.dbms.mysql;

import org.jspecify.annotations.NullMarked;
