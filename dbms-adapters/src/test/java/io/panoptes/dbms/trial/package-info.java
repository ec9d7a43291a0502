@NullMarked
package io.panoptes.dbms.trial;

import org.jspecify.annotations.NullMarked;
