/**
 * How a family of DBMSs reads SQL, as data. Knows nothing of the front that reads so.
 */
@NullMarked
package io.panoptes.equivalence.front.profile;

import org.jspecify.annotations.NullMarked;
