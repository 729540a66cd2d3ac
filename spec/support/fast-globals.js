/** Jest's environment of Node, but what is global is found as fast as in a program: Jest goes through a proxy each time. */
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

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
}
