/** What seeds are made of: schemas, conditions, expressions. */
@NullMarked
package io.panoptes.discovery.seed.grammar;

import org.jspecify.annotations.NullMarked;
