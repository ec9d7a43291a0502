@NullMarked
package io.panoptes.dbms.worker;

import org.jspecify.annotations.NullMarked;
