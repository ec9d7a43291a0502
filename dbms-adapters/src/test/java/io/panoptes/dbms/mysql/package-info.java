@NullMarked
package io.panoptes.dbms.mysql;

import org.jspecify.annotations.NullMarked;
