import { describe, expect, it } from '@jest/globals';

import { portNotServed } from '#src/knowledge/causes/network/port-not-served.ts';
import { advised } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod } from '#test/support/services.ts';

const REFUSED = 'ConnectionRefusedError: [Errno 111] Connection refused';
const db = service('db', { ports: [{ port: 6379 }] });

function about(said: string, url: string, forbidden: string[] = []) {
  const { caller, logs } = crashing(said, url);
  return claimsAbout(
    caller,
    portNotServed,
    cluster(forbidden.length > 0 ? [caller] : [caller, db], forbidden, logs),
  );
}

describe('port-not-served', () => {
  it.each([
    ['refused', REFUSED],
    ['timeout', 'dial tcp: TimeoutError: timed out'],
  ])('finds a port that the Service lacks: %s', (failure, said) => {
    expect(about(said, 'postgres://db:5432')).toMatchObject([
      {
        subject: { kind: 'Service', name: 'db' },
        params: { port: 5432, ports: [6379], failure, setting: 'DATABASE_URL' },
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['a port that it has', REFUSED, 'redis://db:6379'],
    ['a client without a port', REFUSED, 'redis://db'],
    ['a name that is not known', '[Errno -2] Name or service not known', 'postgres://db:5432'],
    ['another host', REFUSED, 'postgres://elsewhere.example:5432'],
  ])('stays silent for %s', (_, said, url) => {
    expect(about(said, url)).toEqual([]);
  });

  describe('of a headless Service, whose name leads to the pods themselves', () => {
    const headless = service('db', { clusterIP: 'None', ports: [{ port: 6379 }] });
    const serves = (port: number) =>
      servingPod('db-1', 'ready', { ports: [{ containerPort: port }] });

    function at(said: string, containerPort: number) {
      const { caller, logs } = crashing(said, 'postgres://db:5432');
      const objects = [caller, headless, serves(containerPort)];
      return claimsAbout(caller, portNotServed, cluster(objects, [], logs));
    }

    it('finds a port that its pods do not have either', () => {
      expect(at(REFUSED, 6379)).toMatchObject([{ strength: 'entails' }]);
    });

    it('stays silent for a port that its pods have', () => {
      expect(at(REFUSED, 5432)).toEqual([]);
    });

    it('is less sure of a timeout, which a pod without that port does not give', () => {
      expect(at('TimeoutError: timed out', 6379)).toMatchObject([{ strength: 'fits' }]);
    });
  });

  it('stays silent where Services cannot be read', () => {
    expect(about(REFUSED, 'postgres://db:5432', ['services'])).toEqual([]);
  });

  it('advises the only port that the Service has', () => {
    expect(advised(portNotServed, about(REFUSED, 'postgres://db:5432'))).toContain(
      'Change `DATABASE_URL` from `5432` to `6379`',
    );
  });
});
