/** CAQs and oracles as data, with their JSON form. */
@NullMarked
package io.panoptes.sql.oracle;

import org.jspecify.annotations.NullMarked;
