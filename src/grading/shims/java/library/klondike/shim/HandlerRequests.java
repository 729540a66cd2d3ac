package klondike.shim;

import be.ac.ulg.montefiore.oop.graphics.KlondikeEventsHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Passes requests to the handler and returns its answers. */
final class HandlerRequests {
    private final KlondikeEventsHandler handler;
    /**
     * `public void nextDeal(String layout)`, which the statement does not ask for. Null if the handler does not have
     * it.
     */
    private final Method nextDeal;

    HandlerRequests(KlondikeEventsHandler handler) {
        this.handler = handler;
        nextDeal = nextDealOf(handler);
    }

    /** Answers a line. An exception from the handler is also an answer. */
    String answered(String line) {
        Object id = null;
        try {
            Map<?, ?> request = BadRequest.requestIn(line);
            id = request.get("id");
            Object params = request.containsKey("params") ? request.get("params") : Collections.emptyList();
            if (!(params instanceof List)) throw new BadRequest(BadRequest.NO_REQUEST, "The params are not an array.");
            return ErrorAnswers.result(id, resultOf((String) request.get("method"), (List<?>) params));
        } catch (BadRequest fault) {
            return fault.answer(id);
        } catch (InvocationTargetException fault) {
            return ErrorAnswers.answer(id, fault.getCause());
        } catch (Throwable fault) {
            return ErrorAnswers.answer(id, fault);
        }
    }

    /** A handler that throws in getName can still be played. */
    String name() {
        try {
            String name = handler.getName();
            return name == null ? "" : name;
        } catch (RuntimeException | Error fault) {
            return "";
        }
    }

    /** Can the grader choose the cards of this handler? */
    boolean takesDeals() {
        return nextDeal != null;
    }

    private String resultOf(String event, List<?> params) throws Exception {
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
                if (nextDeal == null || !event.equals("nextDeal")) {
                    throw new BadRequest(BadRequest.NO_METHOD, "Unknown method " + event + ".");
                }
                nextDeal.invoke(handler, params.get(0));
        }
        return "null";
    }

    private static Method nextDealOf(KlondikeEventsHandler handler) {
        try {
            Method method = handler.getClass().getMethod("nextDeal", String.class);
            method.setAccessible(true);
            return method;
        } catch (NoSuchMethodException none) {
            return null;
        }
    }

    /** Returns -1 for anything but an int. -1 is not a pile or a number of cards either. */
    private static int number(List<?> params, int index) {
        Object number = index < params.size() ? params.get(index) : null;
        boolean isInt = number instanceof Long && ((Long) number).intValue() == (Long) number;
        return isInt ? ((Long) number).intValue() : -1;
    }
}
