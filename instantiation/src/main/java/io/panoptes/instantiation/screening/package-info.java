/**
 * Which oracles of the library a DBMS without an adapter reads, and answers alike on small data. Must not know where the DBMS is, nor what
 * becomes of an oracle that is left out.
 */
@NullMarked
package io.panoptes.instantiation.screening;

import org.jspecify.annotations.NullMarked;
