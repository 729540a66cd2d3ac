/** Answers requests to a module's exported classes, such as `construct` and `call`. */
import type { PortValue, ObjectPort, Ref } from '../../doors/port/object-port.js';
import { SubmissionError } from '../../doors/port/object-port.js';
import { portOf } from '../../doors/port/port-of.js';

type Params = readonly unknown[];

/** The answers by the names of the port's methods. */
const ANSWERS: Readonly<Record<string, (port: ObjectPort, params: Params) => unknown>> = {
  construct: (port, [name, args]) => port.construct(String(name), args as PortValue[]),
  call: (port, [on, method, args]) => port.call(on as Ref, String(method), args as PortValue[]),
  tell: (port, [on, method, args]) => port.tell(on as Ref, String(method), args as PortValue[]),
  get: (port, [on, property]) => port.get(on as Ref, String(property)),
  part: (port, [on, property]) => port.part(on as Ref, String(property)),
  constant: (port, [owner, name]) => port.constant(String(owner), String(name)),
  release: (port, [refs]) => port.release(refs as Ref[]),
};

export type Objects = (method: string, params: Params) => unknown;

/** Answers undefined for an unknown method. An error that the program throws keeps the name of its class. */
export function objectsOf(exported: Readonly<Record<string, unknown>>): Objects {
  const { default: main, ...names } = exported;
  const port = portOf({ ...(typeof main === 'object' && main !== null ? main : {}), ...names });
  return (method, params) => {
    const answer = Object.hasOwn(ANSWERS, method) ? ANSWERS[method] : undefined;
    if (answer === undefined) return undefined;
    try {
      return answer(port, params) ?? null;
    } catch (error) {
      if (!(error instanceof SubmissionError)) throw error;
      throw Object.assign(new Error(error.reason), { name: error.className });
    }
  };
}
