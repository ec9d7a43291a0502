package io.panoptes.equivalence.solver;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FuncDecl;
import com.microsoft.z3.Global;
import com.microsoft.z3.Model;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Z3Exception;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The other side of {@link SolverProcess}: answers one formula after another, until its input ends.
 *
 * <p>A request: time limit, whether to forget what was asserted before, whether a model is to be told, further assertions as SMT-LIB text, assumptions as names of Booleans with their sign. An answer: what came
 * of it, and the core, the values of the constants, or a reason.
 */
final class SolverWorker {

    static final int UNSATISFIABLE = 0;
    static final int SATISFIABLE = 1;
    static final int UNDECIDED = 2;

    /** Undecided by an error of Z3 or for lack of memory: this process must not be asked again. */
    static final int BROKEN = 3;

    /** The first byte that goes out: Z3 is loaded. */
    static final int READY = 42;

    private static final int FORMULAS_OF_A_CONTEXT = 100;

    private SolverWorker() {}

    /** The only argument: how many megabytes Z3 may hold before it gives up. */
    public static void main(String[] arguments) throws IOException {
        // Who started this process may be gone when it ends, and with it the one who clears up.
        new File(System.getProperty("java.io.tmpdir")).deleteOnExit();
        Global.setParameter("memory_max_size", arguments[0]);
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out));
        Held held = new Held();
        out.writeByte(READY);
        out.flush();
        while (true) {
            try {
                answer(held, in, out);
            } catch (EOFException end) {
                return;
            }
            out.flush();
        }
    }

    /** A context with a solver and what was asserted so far. */
    private static final class Held {
        private Context z3 = new Context();
        private Solver solver = z3.mkSolver();
        private int begun;

        /** A new context takes longer than most checks; an old one holds what Java has not collected. */
        void forget() {
            begun++;
            if (begun % FORMULAS_OF_A_CONTEXT == 0) {
                z3.close();
                z3 = new Context();
            }
            solver = z3.mkSolver();
        }
    }

    private static void answer(Held held, DataInputStream in, DataOutputStream out) throws IOException {
        int millis = in.readInt();
        boolean fresh = in.readBoolean();
        boolean withModel = in.readBoolean();
        String formula = readText(in);
        int count = in.readInt();
        List<String> names = new ArrayList<>();
        List<Boolean> signs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(readText(in));
            signs.add(in.readBoolean());
        }
        try {
            if (fresh) {
                held.forget();
            }
            answer(held, millis, formula, names, signs, withModel, out);
        } catch (Z3Exception failure) {
            writeReason(BROKEN, "Z3: " + failure.getMessage(), out);
        }
    }

    private static void answer(
            Held held,
            int millis,
            String formula,
            List<String> names,
            List<Boolean> signs,
            boolean withModel,
            DataOutputStream out)
            throws IOException {
        Context z3 = held.z3;
        Params parameters = z3.mkParams();
        parameters.add("timeout", millis);
        leaveCtrlCAlone(parameters);
        held.solver.setParameters(parameters);
        held.solver.add(z3.parseSMTLIB2String(formula, null, null, null, null));
        BoolExpr[] assumptions = new BoolExpr[names.size()];
        Map<BoolExpr, Integer> places = new HashMap<>();
        for (int i = 0; i < assumptions.length; i++) {
            BoolExpr name = z3.mkBoolConst(names.get(i));
            assumptions[i] = signs.get(i) ? name : z3.mkNot(name);
            places.put(assumptions[i], i);
        }
        switch (held.solver.check(assumptions)) {
            case UNSATISFIABLE ->
                writeCore(assumptions.length == 0 ? new BoolExpr[0] : held.solver.getUnsatCore(), places, out);
            case SATISFIABLE -> {
                if (withModel) {
                    writeModel(held.solver.getModel(), out);
                } else {
                    writeAssignments(List.of(), false, out);
                }
            }
            case UNKNOWN -> {
                String reason = held.solver.getReasonUnknown();
                writeReason(isLackOfMemory(reason) ? BROKEN : UNDECIDED, reason, out);
            }
        }
    }

    /** Z3's own handler of Ctrl-C, which it puts in place while it checks, ends Java with a crash. */
    static void leaveCtrlCAlone(Params parameters) {
        parameters.add("ctrl_c", false);
    }

    private static void writeCore(BoolExpr[] core, Map<BoolExpr, Integer> places, DataOutputStream out)
            throws IOException {
        out.writeByte(UNSATISFIABLE);
        out.writeInt(core.length);
        for (BoolExpr literal : core) {
            out.writeInt(places.getOrDefault(literal, 0));
        }
    }

    /** The constants of the sorts that {@link SolverProcess.Assignment} can write again, and whether that is all. */
    private static void writeModel(Model model, DataOutputStream out) throws IOException {
        List<SolverProcess.Assignment> assignments = new ArrayList<>();
        for (FuncDecl<?> declared : model.getConstDecls()) {
            Expr<?> value = model.getConstInterp(declared);
            SolverProcess.Assignment.of(declared.getName().toString(), value).ifPresent(assignments::add);
        }
        writeAssignments(assignments, model.getNumFuncs() == 0 && assignments.size() == model.getNumConsts(), out);
    }

    private static void writeAssignments(
            List<SolverProcess.Assignment> assignments, boolean whole, DataOutputStream out) throws IOException {
        out.writeByte(SATISFIABLE);
        out.writeInt(assignments.size());
        for (SolverProcess.Assignment assignment : assignments) {
            writeText(assignment.name(), out);
            writeText(assignment.sort().name(), out);
            writeText(assignment.value(), out);
        }
        out.writeBoolean(whole);
    }

    /** Z3 tells it in words alone, as {@code max. memory exceeded}. */
    private static boolean isLackOfMemory(String reason) {
        return reason.contains("memory");
    }

    private static void writeReason(int outcome, String reason, DataOutputStream out) throws IOException {
        out.writeByte(outcome);
        writeText(reason, out);
    }

    static String readText(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }

    static void writeText(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }
}
