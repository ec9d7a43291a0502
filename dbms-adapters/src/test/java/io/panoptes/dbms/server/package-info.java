@NullMarked
package io.panoptes.dbms.server;

import org.jspecify.annotations.NullMarked;
