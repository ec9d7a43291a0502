package io.panoptes.cli.texttosql;

/** Whether differences are searched with values of the given databases, and whether these may be shown. */
enum PlausibleValues {
    NOT_ASKED,
    LEVEL_ONLY,
    SHOWN
}
