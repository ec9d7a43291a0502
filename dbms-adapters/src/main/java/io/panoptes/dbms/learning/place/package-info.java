/** By what a DBMS without an adapter is reached: its driver and its port. Must not know what is learnt of it. */
@NullMarked
package io.panoptes.dbms.learning.place;

import org.jspecify.annotations.NullMarked;
