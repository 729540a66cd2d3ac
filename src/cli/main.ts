#!/usr/bin/env node
/** The `klondike` command as a process. */
import { Output, writerTo } from './output.js';
import { run } from './run.js';

const output = new Output(writerTo(1));
const errors = new Output(writerTo(2), 0);

process.exitCode = await run(process.argv.slice(2), { process, output, errors });
