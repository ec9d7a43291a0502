@NullMarked
package io.panoptes.dbms;

import org.jspecify.annotations.NullMarked;
