/** TypeScript as ES modules, run by `node --experimental-vm-modules node_modules/jest/bin/jest.js`. */
export default {
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true }] },
};
