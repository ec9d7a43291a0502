@NullMarked
package io.panoptes.dbms.provision;

import org.jspecify.annotations.NullMarked;
