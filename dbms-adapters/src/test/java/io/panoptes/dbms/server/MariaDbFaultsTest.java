package io.panoptes.dbms.server;

class MariaDbFaultsTest extends ThreadedServerFaults {

    MariaDbFaultsTest() {
        super("mariadb", "11.4.5", "SELECT SLEEP(15)");
    }
}
