package io.panoptes.reporting;

import java.net.URI;
import java.net.URISyntaxException;

/** Paths as references, with everything escaped that a URI can't hold. */
final class UriText {
    private UriText() {}

    /** A relative path as a relative reference, an absolute one as a file URI. */
    static String of(String path) {
        String slashes = path.replace('\\', '/');
        try {
            return slashes.startsWith("/")
                    ? new URI("file", "", slashes, null).toASCIIString()
                    // The path after a host: it may hold colons, which a relative one may not begin with.
                    : new URI(null, null, "./" + slashes, null).toASCIIString().substring("./".length());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException("a path can always be quoted: " + path, impossible);
        }
    }
}
