/** Derby. */
@NullMarked
package io.panoptes.dbms.derby;

import org.jspecify.annotations.NullMarked;
