/**
 * Jest's Node environment with fast globals, and without a leak. Jest's own looks up each global through a proxy: a spec of
 * the grader took 24 s of processor time with it, and 15 s without. And each file leaves an `AsyncLocalStorage` of Jest's, and
 * of Playwright's, that stays enabled: Node 20 asks all of them at every promise.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** The storages that the file has used. */
const used = new Set();

const { prototype } = AsyncLocalStorage;
const { run } = prototype;
prototype.run = function (...given) {
  used.add(this);
  return run.apply(this, given);
};

export default class extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }

  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
}
