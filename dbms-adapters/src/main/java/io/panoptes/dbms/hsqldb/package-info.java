/** HSQLDB. */
@NullMarked
package io.panoptes.dbms.hsqldb;

import org.jspecify.annotations.NullMarked;
