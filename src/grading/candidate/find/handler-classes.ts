/** Finds the handler classes in the text of a source, without running it and without fully parsing it. */
import { EVENTS } from '../../shims/javascript/find-handler.js';
import type { SourceLanguage } from './file-kinds.js';

export interface HandlerClass {
  readonly name: string;
  /** The class that this class extends; empty if it does not extend any. */
  readonly base: string;
  /** Does the class define enough methods of a handler itself, or does it extend or implement a known handler? */
  readonly isHandler: boolean;
}

export interface Definitions {
  readonly classes: readonly HandlerClass[];
  /** Does the source make a handler without a class, or assign one to `handler`? */
  readonly hasLooseHandler: boolean;
  /** Can other modules import something from it? */
  readonly exports: boolean;
}

/** The number of methods that make a handler. A handler doesn't need all eight. */
const ENOUGH = 3;

const EVENT = EVENTS.join('|');
const SNAKE = EVENTS.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The package's own handler and the interface. A class that extends or implements one of them is a handler. */
const KNOWN = /\bKlondike(Controller|EventsHandler)\b/;

/**
 * The most characters in each part of a method's head, and the most that are read from a source. Without these limits,
 * a student's text could keep the search busy for hours.
 */
const MOST = { part: 400, text: 1024 * 1024 } as const;

const SPACE = String.raw`\s{0,${MOST.part}}`;

/** The parameters of a method. The default of a parameter may contain calls. */
const PARAMETERS = String.raw`\((?:[^()]{0,${MOST.part}}\([^()]{0,${MOST.part}}\)){0,20}[^()]{0,${MOST.part}}\)`;

/** An assignment, a property that is a function, or a method with a body, but not a call. */
const DEFINITION = [
  '=(?!=)',
  String.raw`:${SPACE}(?:async\b|function\b|\(|\w{1,${MOST.part}}${SPACE}=>)`,
  String.raw`(?:<[^>]{0,${MOST.part}}>)?${PARAMETERS}${SPACE}(?::[^;{=]{0,${MOST.part}})?\{`,
].join('|');

const JAVASCRIPT_METHOD = new RegExp(
  String.raw`(?:\b(?:this|prototype|exports)\.|(?<![.\w$]))(${EVENT})${SPACE}(?:${DEFINITION})`,
  'g',
);
const JAVASCRIPT_CLASS = /\bclass\b([^{;'"]{0,400})\{/g;

const PYTHON_METHOD = new RegExp(
  String.raw`^[ \t]*(?:async[ \t]+)?def[ \t]+(${[EVENT, ...SNAKE].join('|')})\b`,
  'gm',
);
const PYTHON_CLASS = /^[ \t]*class[ \t]+(\w+(?:[ \t]*\([^)]{0,400}\))?)[ \t]*:/gm;

/** @param text a source in JavaScript, TypeScript or Python. Reads only its first mebibyte. */
export function definitionsIn(language: SourceLanguage, text: string): Definitions {
  const beginning = text.slice(0, MOST.text);
  return language === 'Python' ? inPython(beginning) : inJavascript(beginning);
}

function inJavascript(text: string): Definitions {
  const code = withoutComments(text);
  const exports = /\bexport\b|\bmodule\.exports\b|\bexports\.\w+\s*=/.test(code);
  return { ...classesIn(code, JAVASCRIPT), exports };
}

/** Searches only up to the last end of a comment. Beyond it, each search for an end would read the rest of the text. */
function withoutComments(text: string): string {
  const end = text.lastIndexOf('*/') + 1;
  const commented = text.slice(0, end + 1).replace(/\/\*[^]*?\*\//g, '');
  return `${commented}${text.slice(end + 1)}`.replace(/^[ \t]*\/\/.*$/gm, '');
}

function inPython(text: string): Definitions {
  const { classes, hasLooseHandler } = classesIn(text, PYTHON);
  return { classes, hasLooseHandler: hasLooseHandler || /^handler\s*=/m.test(text), exports: true };
}

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
    name: /^\s*(?!extends\b|implements\b)([\w$]+)/.exec(head)?.[1] ?? '',
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
