package io.panoptes.dbms.server;

class MySqlFaultsTest extends ThreadedServerFaults {

    MySqlFaultsTest() {
        super("mysql", "8.0.33", "SELECT SLEEP(15)");
    }
}
