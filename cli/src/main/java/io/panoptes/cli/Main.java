package io.panoptes.cli;

/** Where {@code ./panoptes} begins. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(PanoptesCommand.execute(arguments));
    }
}
