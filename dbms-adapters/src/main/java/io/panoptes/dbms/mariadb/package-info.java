/** MariaDB: its server, its settings, and where it differs from MySQL. */
@NullMarked
package io.panoptes.dbms.mariadb;

import org.jspecify.annotations.NullMarked;
