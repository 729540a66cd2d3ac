package klondike.shim;

import be.ac.ulg.montefiore.oop.graphics.KlondikeEventsHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A line of the player, told to the handler. */
final class Events {
    private final KlondikeEventsHandler handler;
    /** `public void nextDeal(String layout)`, which the statement does not ask for. */
    private final Method nextDeal;

    Events(KlondikeEventsHandler handler) {
        this.handler = handler;
        nextDeal = nextDealOf(handler);
    }

    /** The line that answers. Whatever the handler throws is an answer too. */
    String answered(String line) {
        Object id = null;
        try {
            Map<?, ?> request = Refused.requestIn(line);
            id = request.get("id");
            Object params = request.containsKey("params") ? request.get("params") : Collections.emptyList();
            if (!(params instanceof List)) throw new Refused(Refused.NO_REQUEST, "The params are not an array.");
            return Faults.result(id, told((String) request.get("method"), (List<?>) params));
        } catch (Refused fault) {
            return fault.answer(id);
        } catch (InvocationTargetException fault) {
            return Faults.answer(id, fault.getCause());
        } catch (Throwable fault) {
            return Faults.answer(id, fault);
        }
    }

    /** A handler that cannot say its name can be played all the same. */
    String name() {
        try {
            String name = handler.getName();
            return name == null ? "" : name;
        } catch (RuntimeException | Error fault) {
            return "";
        }
    }

    /** Can the handler be given its cards? */
    boolean takesDeals() {
        return nextDeal != null;
    }

    private String told(String event, List<?> params) throws Exception {
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
                    throw new Refused(Refused.NO_METHOD, "There is no method " + event + ".");
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

    /** What is no whole number cannot be said to a method that takes an int; -1 is no pile and no number of cards either. */
    private static int number(List<?> params, int index) {
        Object number = index < params.size() ? params.get(index) : null;
        boolean isInt = number instanceof Long && ((Long) number).intValue() == (Long) number;
        return isInt ? ((Long) number).intValue() : -1;
    }
}
