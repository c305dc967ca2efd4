import { expect, it } from '@jest/globals';

import { addressOf, isAddress } from '#src/cluster/live/address-of.ts';

it.each([
  ['https://10.0.0.1:6443', 'https://10.0.0.1:6443/'],
  ['http://localhost:8080/prefix', 'http://localhost:8080/prefix'],
  ['10.0.0.1:6443', 'https://10.0.0.1:6443/'],
  ['cluster.example', 'https://cluster.example/'],
])('of %s is %s', (server, address) => {
  expect(addressOf(server).href).toBe(address);
});

it.each(['', 'https://', 'a b', 'host:port'])('is none: %j', (server) => {
  expect(isAddress(server)).toBe(false);
});
