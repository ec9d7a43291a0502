package io.panoptes.dbms.server;

/** A server that somebody else runs. We have no hold on it, and do not see its log. */
record RemoteServer(Access access) implements RunningServer {

    /** @param address a JDBC address without a password */
    static RemoteServer at(String address) {
        Credentials credentials = Credentials.ofThisUser(address);
        return new RemoteServer(new Access(address, credentials.user(), credentials.password()));
    }

    @Override
    public long logEnd() {
        return 0;
    }

    @Override
    public String crash(long from, String session) {
        return "";
    }

    @Override
    public boolean isAlive() {
        return true;
    }

    @Override
    public void revive() {
        // Connecting will show whether it is there.
    }

    @Override
    public void interrupt(String session) {
        // Its own time limit for statements is all that is left.
    }

    @Override
    public boolean outlivesUs() {
        return true;
    }

    @Override
    public void close() {
        // It was there before us.
    }
}
