@NullMarked
package io.panoptes.dbms.postgresql;

import org.jspecify.annotations.NullMarked;
