/** Tells CommonJS from ES modules. */
import { describe, expect, test } from '@jest/globals';
import { sourceOf } from '../../../src/grading/candidate/module-files.js';

describe('a file in JavaScript is', () => {
  test.each([
    ['commonjs', 'exports.a = require("b");'],
    ['commonjs', 'return;'],
    ['commonjs', '__filename; __dirname; module;'],
    ['module', 'let exports;export {};'],
    ['module', 'import "b";'],
    ['module', 'await 1;'],
    ['module', 'console.log(await f()); export default 1;'],
    ['module', 'import a from "a"; f(;'],
    ['commonjs', 'module.exports = f(;'],
  ])('%s: %s', (format, source) => {
    expect(sourceOf(source)).toEqual({ format, source });
  });

  test.each(['exports', 'require', 'module', '__filename', '__dirname'])(
    'a module if it declares %s',
    (name) => {
      const source = `"use strict"; let ${name} = 1;`;
      expect(sourceOf(source)).toEqual({ format: 'module', source });
    },
  );
});
