package klondike.shim;

import be.ac.ulg.montefiore.oop.graphics.KlondikeEventsHandler;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A line of the player, told to the handler. */
final class Events {
    private final KlondikeEventsHandler handler;

    Events(KlondikeEventsHandler handler) {
        this.handler = handler;
    }

    /** The line that answers. Whatever the handler throws is an answer too. */
    String answered(String line) {
        Object id = null;
        try {
            Map<?, ?> request = (Map<?, ?>) Json.read(line);
            id = request.get("id");
            Object params = request.get("params");
            String result = told((String) request.get("method"), params == null ? Collections.emptyList() : (List<?>) params);
            return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":" + result + "}\n";
        } catch (Throwable fault) {
            return Faults.answer(id, fault);
        }
    }

    private String told(String event, List<?> params) {
        switch (event) {
            case "newGame":
                handler.newGame();
                break;
            case "clickStock":
                handler.clickStock();
                break;
            case "moveWasteToTableau":
                handler.moveWasteToTableau(number(params, 0));
                break;
            case "moveWasteToFoundation":
                handler.moveWasteToFoundation(number(params, 0));
                break;
            case "moveTableauToFoundation":
                handler.moveTableauToFoundation(number(params, 0), number(params, 1));
                break;
            case "moveTableauToTableau":
                handler.moveTableauToTableau(number(params, 0), number(params, 1), number(params, 2));
                break;
            case "moveFoundationToTableau":
                handler.moveFoundationToTableau(number(params, 0), number(params, 1));
                break;
            case "undo":
                handler.undo();
                break;
            case "getName":
                String name = handler.getName();
                return name == null ? "null" : Json.quote(name);
            default:
                throw new UnsupportedOperationException("no method " + event);
        }
        return "null";
    }

    private static int number(List<?> params, int index) {
        return ((Number) params.get(index)).intValue();
    }
}
