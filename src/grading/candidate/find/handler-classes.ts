/** Finds the handler classes in the text of a source. Does not run the source, and does not fully parse it. */
import { EVENTS } from '../../shims/javascript/find-handler.js';
import type { SourceLanguage } from './file-kinds.js';

export interface HandlerClass {
  readonly name: string;
  /** The class that it extends; empty without one. */
  readonly base: string;
  /** Does the class define enough methods of a handler itself, or extend or implement a known one? */
  readonly isHandler: boolean;
}

export interface Definitions {
  readonly classes: readonly HandlerClass[];
  /** Does the source make a handler without a class, or assign one to `handler`? */
  readonly hasLooseHandler: boolean;
  /** Can other modules import something from it? */
  readonly exports: boolean;
}

/** The number of methods that make a handler. A handler need not have all eight. */
const ENOUGH = 3;

const EVENT = EVENTS.join('|');
const SNAKE = EVENTS.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The package's own handler and the interface. A class that extends or implements one of them is a handler. */
const KNOWN = /\bKlondike(Controller|EventsHandler)\b/;

/** Matches a method with a body, a property that is a function, or an assignment, but not a call. */
const JAVASCRIPT_METHOD = new RegExp(
  String.raw`(?:\b(?:this|prototype|exports)\.|(?<![.\w$]))(${EVENT})\s*(?:=(?![=])|:\s*(?:async\b|function\b|\(|\w+\s*=>)|(?:<[^>]*>)?\([^()]*(?:\([^()]*\)[^()]*)*\)\s*(?::[^;{=]*)?\{)`,
  'g',
);
const JAVASCRIPT_CLASS = /\bclass\b\s*([^{;'"]{0,400})\{/g;

const PYTHON_METHOD = new RegExp(
  String.raw`^[ \t]*(?:async[ \t]+)?def[ \t]+(${[EVENT, ...SNAKE].join('|')})\b`,
  'gm',
);
const PYTHON_CLASS = /^[ \t]*class[ \t]+(\w+[ \t]*(?:\([^)]*\))?)[ \t]*:/gm;

/** @param text a source in JavaScript, TypeScript or Python */
export const definitionsIn = (language: SourceLanguage, text: string): Definitions =>
  language === 'Python' ? inPython(text) : inJavascript(text);

function inJavascript(text: string): Definitions {
  const code = text.replace(/\/\*[^]*?\*\//g, '').replace(/^[ \t]*\/\/.*$/gm, '');
  const exports = /\bexport\b|\bmodule\.exports\b|\bexports\.\w+\s*=/.test(code);
  return { ...classesIn(code, JAVASCRIPT), exports };
}

function inPython(text: string): Definitions {
  const { classes, hasLooseHandler } = classesIn(text, PYTHON);
  return { classes, hasLooseHandler: hasLooseHandler || /^handler\s*=/m.test(text), exports: true };
}

/** The syntax of classes in a language. */
interface ClassSyntax {
  readonly heads: RegExp;
  readonly methods: RegExp;
  readonly read: (head: string) => Pick<HandlerClass, 'name' | 'base'>;
}

/** Assigns each method to the last class that starts before it. */
function classesIn(code: string, { heads, methods, read }: ClassSyntax): Omit<Definitions, 'exports'> {
  const places = [...code.matchAll(heads)];
  const classes = places.map(({ 0: all, 1: head = '', index }, number) => {
    const body = code.slice(index + all.length, places[number + 1]?.index);
    return { ...read(head), isHandler: KNOWN.test(head) || isEnough(body, methods) };
  });
  const isLoose = !classes.some(({ isHandler }) => isHandler) && isEnough(code, methods);
  return { classes, hasLooseHandler: isLoose };
}

const JAVASCRIPT: ClassSyntax = {
  heads: JAVASCRIPT_CLASS,
  methods: JAVASCRIPT_METHOD,
  read: (head) => ({
    name: /^(?!extends\b|implements\b)[\w$]+/.exec(head)?.[0] ?? '',
    base: /\bextends\s+(?:[\w$]+\.)*([\w$]+)/.exec(head)?.[1] ?? '',
  }),
};

const PYTHON: ClassSyntax = {
  heads: PYTHON_CLASS,
  methods: PYTHON_METHOD,
  read: (head) => ({
    name: /^\w+/.exec(head)?.[0] ?? '',
    base: /\(\s*(?:\w+\.)*(\w+)/.exec(head)?.[1] ?? '',
  }),
};

const isEnough = (code: string, methods: RegExp): boolean =>
  new Set([...code.matchAll(methods)].map(([, name]) => name)).size >= ENOUGH;
