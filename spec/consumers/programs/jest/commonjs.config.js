/** Tests that are CommonJS: the package's modules are turned into CommonJS as well. */
const options = { module: 'CommonJS', target: 'ES2022', allowJs: true, isolatedModules: true };

export default {
  transform: { '^.+\\.[jt]s$': ['ts-jest', { tsconfig: options }] },
  transformIgnorePatterns: ['/node_modules/(?!klondike-kit/)'],
};
