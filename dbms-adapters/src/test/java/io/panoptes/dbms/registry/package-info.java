@NullMarked
package io.panoptes.dbms.registry;

import org.jspecify.annotations.NullMarked;
