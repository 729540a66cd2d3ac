package klondike.shim;

import java.util.ArrayList;
import java.util.List;

/** Errors in the form of the protocol. */
final class ErrorAnswers {
    /** The handler threw an exception. */
    static final int THROWN = -32000;
    /** This program cannot do what the grader asked. */
    static final int IMPOSSIBLE = -32001;

    private static final int MOST_LINES = 8;
    private static final int MOST_LETTERS = 2000;

    private ErrorAnswers() {}

    /** The answer for a method that threw: the name of the exception, its message and the program's own lines. */
    static String answer(Object id, Throwable fault) {
        StringBuilder trace = new StringBuilder();
        for (String line : linesOf(fault)) trace.append(trace.length() == 0 ? "" : ",").append(Json.quote(line));
        String data = "{\"name\":" + Json.quote(fault.getClass().getSimpleName()) + ",\"message\":"
                + Json.quote(messageOf(fault)) + ",\"trace\":[" + trace + "]}";
        return answer(id, THROWN, placed(fault), data);
    }

    static String answer(Object id, int code, String message, String data) {
        return error(id, "\"code\":" + code + ",\"message\":" + Json.quote(message) + ",\"data\":" + data);
    }

    static String error(Object id, String fields) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + Json.written(id) + ",\"error\":{" + fields + "}}\n";
    }

    static String result(Object id, String result) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + Json.written(id) + ",\"result\":" + result + "}\n";
    }

    /** The exception on one line. */
    static String described(Throwable fault) {
        return fault.getClass().getSimpleName() + ": " + placed(fault);
    }

    /** The message, with the line of the program that threw the exception. */
    private static String placed(Throwable fault) {
        List<String> lines = linesOf(fault);
        return messageOf(fault) + (lines.isEmpty() ? "" : " (" + lines.get(0) + ")");
    }

    /** A message may have any length, and `getMessage` may itself throw an exception. */
    private static String messageOf(Throwable fault) {
        try {
            String message = fault.getMessage();
            return message == null ? "no message" : message.substring(0, Math.min(message.length(), MOST_LETTERS));
        } catch (RuntimeException | Error other) {
            return "an exception without a text";
        }
    }

    /** Innermost first. */
    private static List<String> linesOf(Throwable fault) {
        List<String> lines = new ArrayList<>();
        for (StackTraceElement frame : fault.getStackTrace()) {
            if (lines.size() == MOST_LINES) break;
            String name = frame.getClassName();
            if (name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.")) continue;
            if (name.startsWith("klondike.shim.") || name.startsWith("be.ac.ulg.montefiore.oop.graphics.")) continue;
            lines.add(frame.getFileName() + ":" + frame.getLineNumber() + " in " + frame.getMethodName());
        }
        return lines;
    }
}
