/** What an adapter declares of one DBMS. */
@NullMarked
package io.panoptes.dbms.adapter;

import org.jspecify.annotations.NullMarked;
