/** The list of adapters. */
@NullMarked
package io.panoptes.dbms.registry;

import org.jspecify.annotations.NullMarked;
