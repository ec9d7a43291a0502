/** Makes a database state ten, a hundred and a thousand times as large, so that it is seen how the time of a query grows. It must not know what queries are run. */
@NullMarked
package io.panoptes.instantiation.growth;

import org.jspecify.annotations.NullMarked;
