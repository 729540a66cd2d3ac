import { describe, expect, test } from '@jest/globals';
import { isOpen, urlOf, whyNot } from '../../../src/cli/serve/listen.js';

describe('the address to open', () => {
  test.each<[host: string, address: string, found: [url: string, isOpen: boolean]]>([
    ['127.0.0.1', '127.0.0.1', ['http://127.0.0.1:5173/', false]],
    ['localhost', '::1', ['http://localhost:5173/', false]],
    ['::1', '::1', ['http://[::1]:5173/', false]],
    ['127.8.9.10', '127.8.9.10', ['http://127.8.9.10:5173/', false]],
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1', ['http://[::ffff:127.0.0.1]:5173/', false]],
    ['0.0.0.0', '0.0.0.0', ['http://127.0.0.1:5173/', true]],
    ['0', '0.0.0.0', ['http://127.0.0.1:5173/', true]],
    ['::', '::', ['http://[::1]:5173/', true]],
    ['192.168.1.9', '192.168.1.9', ['http://192.168.1.9:5173/', true]],
    ['fd00::1', 'fd00::1', ['http://[fd00::1]:5173/', true]],
    ['table.lan', '192.168.1.9', ['http://table.lan:5173/', true]],
  ])('the URL for %s, which is %s, and whether it is open to the network: %j', (host, address, found) => {
    expect([urlOf(host, { address, port: 5173 }), isOpen(address)]).toEqual(found);
  });
});

describe('a system error is explained in terms of the options', () => {
  test.each([
    ['EADDRINUSE', '--port 80: this port is in use; try another, or 0 for any free one'],
    ['EACCES', "--port 80: you don't have permission to use this port; try 1024 or higher"],
    ['EADDRNOTAVAIL', "--host h: this machine doesn't have this address"],
    ['ENOTFOUND', '--host h: host not found'],
    ['EAI_AGAIN', '--host h: host not found'],
    ['EAFNOSUPPORT', "--host h: can't listen there (EAFNOSUPPORT)"],
  ])('%s: %s', (code, message) => {
    const error = Object.assign(new Error(code), { code });
    expect(whyNot(error, { host: 'h', port: 80 })).toMatchObject({ name: 'UsageError', message });
  });

  test('an error of ours stays unchanged', () => {
    const error = new Error('lost a card');
    expect(whyNot(error, { host: 'h', port: 80 })).toBe(error);
  });
});
