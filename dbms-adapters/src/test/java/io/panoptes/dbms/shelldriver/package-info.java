@NullMarked
package io.panoptes.dbms.shelldriver;

import org.jspecify.annotations.NullMarked;
