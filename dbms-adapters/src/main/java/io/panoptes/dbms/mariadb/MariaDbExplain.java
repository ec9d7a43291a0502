package io.panoptes.dbms.mariadb;

import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.mysql.MySqlJsonExplain;
import java.util.List;
import java.util.Optional;

/** The JSON plans of MariaDB, whose numbers of rows are its own. */
final class MariaDbExplain implements Explain {
    private final Explain plans = new MySqlJsonExplain();

    @Override
    public List<String> statements(String query) {
        return plans.statements(query);
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return plans.read(answers);
    }

    @Override
    public Optional<Estimates> estimates() {
        return Optional.of(new MariaDbEstimates());
    }
}
