@NullMarked
package io.panoptes.dbms.learning.place;

import org.jspecify.annotations.NullMarked;
