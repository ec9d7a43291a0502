package io.panoptes.dbms.server;

import io.panoptes.dbms.registry.Adapters;
import java.util.concurrent.TimeUnit;

/** A program that starts a server in a container, says which, and waits to be killed. */
final class ContainerHolder {

    private ContainerHolder() {}

    public static void main(String[] arguments) throws InterruptedException {
        ServerKind kind = Adapters.named(arguments[0]).server().value().orElseThrow();
        ServerKind.Image image = kind.image(new io.panoptes.dbms.Version("15")).named(arguments[1]);
        System.out.println(
                ContainerServer.start(kind, image, ContainerLimits.chosen()).containerId());
        TimeUnit.MINUTES.sleep(5);
    }
}
