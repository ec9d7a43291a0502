@NullMarked
package io.panoptes.dbms.process;

import org.jspecify.annotations.NullMarked;
