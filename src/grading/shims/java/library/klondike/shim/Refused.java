package klondike.shim;

import java.util.Map;

/** A line that the protocol does not have, by the code that JSON-RPC gives it. */
final class Refused extends Exception {
    static final int NO_JSON = -32700;
    static final int NO_REQUEST = -32600;
    static final int NO_METHOD = -32601;

    private static final long serialVersionUID = 1L;

    private final int code;

    Refused(int code, String message) {
        super(message);
        this.code = code;
    }

    /** The request in a line. It has a method. */
    static Map<?, ?> requestIn(String line) throws Refused {
        Object value;
        try {
            value = Json.read(line);
        } catch (IllegalArgumentException fault) {
            throw new Refused(NO_JSON, "This line is not JSON.");
        }
        boolean isRequest = value instanceof Map && ((Map<?, ?>) value).get("method") instanceof String;
        if (!isRequest) throw new Refused(NO_REQUEST, "This is not a request.");
        return (Map<?, ?>) value;
    }

    String answer(Object id) {
        return Faults.error(id, "\"code\":" + code + ",\"message\":" + Json.quote(getMessage()));
    }
}
