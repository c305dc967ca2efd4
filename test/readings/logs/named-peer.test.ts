import { describe, expect, it } from '@jest/globals';

import { namedPeer } from '#src/readings/logs/named-peer.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod } from '#test/support/services.ts';

const env = [{ name: 'DB_URL', value: 'postgres://ledger-db:5432/ledger' }];
const two = [...env, { name: 'CACHE_ADDR', value: 'redis:6379' }];

function peer(text: string, settings = env) {
  const pod = servingPod('web', 'ready', { env: settings });
  const { world } = openWorld(cluster([pod, service('ledger-db'), service('pay')]));
  return namedPeer(text, pod, 'app', world);
}

describe('the peer that a complaint is about', () => {
  it.each([
    [
      'the Service of a URL',
      'http://pay:80/charge answered 503',
      { host: 'pay', service: { name: 'pay' } },
    ],
    [
      'the Service that has the address',
      'dial tcp 10.96.0.7:80: connect: connection refused',
      { port: 80, service: {} },
    ],
    ['a host outside', 'getaddrinfo ENOTFOUND api.bank.example', { host: 'api.bank.example' }],
    [
      'a host that a setting names',
      'ledger-db answers too late',
      { host: 'ledger-db', port: 5432, service: { name: 'ledger-db' } },
    ],
  ])('is %s', (_, text, expected) => {
    expect(peer(text)).toMatchObject(expected);
  });

  it('is the only one that the container is told of, where it is about a connection', () => {
    const said = 'HikariPool-1 - Connection is not available';

    expect(peer(said)).toMatchObject({ host: 'ledger-db', setting: { quote: 'DB_URL' } });
    expect(peer(said, two)).toBeUndefined();
    expect(peer('cannot price order 7')).toBeUndefined();
  });

  it('is not the program itself, nor a name that nobody knows as a peer', () => {
    expect(peer('http://localhost:8080/x answered 500', two)).toBeUndefined();
    expect(peer('panic at server.go:42', two)).toBeUndefined();
    expect(peer('see https://docs.example/errors', two)).toBeUndefined();
  });
});
