@NullMarked
package io.panoptes.dbms.data;

import org.jspecify.annotations.NullMarked;
