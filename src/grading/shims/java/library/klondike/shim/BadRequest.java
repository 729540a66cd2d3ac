package klondike.shim;

import java.util.Map;

/** A line that is not a valid request, with the error code of JSON-RPC. */
final class BadRequest extends Exception {
    static final int NO_JSON = -32700;
    static final int NO_REQUEST = -32600;
    static final int NO_METHOD = -32601;

    private static final long serialVersionUID = 1L;

    private final int code;

    BadRequest(int code, String message) {
        super(message);
        this.code = code;
    }

    /** Returns the request in a line. The request has a method. */
    static Map<?, ?> requestIn(String line) throws BadRequest {
        Object value;
        try {
            value = Json.read(line);
        } catch (IllegalArgumentException fault) {
            throw new BadRequest(NO_JSON, "This line is not JSON.");
        }
        boolean isRequest = value instanceof Map && ((Map<?, ?>) value).get("method") instanceof String;
        if (!isRequest) throw new BadRequest(NO_REQUEST, "This is not a request.");
        return (Map<?, ?>) value;
    }

    String answer(Object id) {
        return ErrorAnswers.error(id, "\"code\":" + code + ",\"message\":" + Json.quote(getMessage()));
    }
}
