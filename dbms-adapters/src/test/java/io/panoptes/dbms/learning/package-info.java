@NullMarked
package io.panoptes.dbms.learning;

import org.jspecify.annotations.NullMarked;
