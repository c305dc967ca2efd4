import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { claimedTwice } from '#src/knowledge/causes/reference/claimed-twice.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom } from '#test/support/custom.ts';

const HTTPS = { name: 'web', port: 443, protocol: 'HTTPS', hostname: 'shop.example.com' };
const TAKEN = 'Conflicted=True HostnameConflict: hostname is not unique';
const MIXED = 'Conflicted=True ProtocolConflict: protocols differ on this port';

describe('reference/claimed-twice by listeners', () => {
  it('is found of two listeners of one Gateway, by the hosts of one port or by its protocols', () => {
    const listeners = [
      HTTPS,
      { ...HTTPS, name: 'old' },
      { name: 'raw', port: 443, protocol: 'TCP' },
    ];

    expect(told(gateway({ listeners, says: { web: TAKEN } }))).toMatchObject([
      {
        subject: { name: 'public' },
        params: { what: 'shop.example.com:443', others: ['old'], listener: 'web' },
        evidence: [{ quote: 'hostname is not unique' }],
        strength: 'entails',
      },
    ]);
    expect(told(gateway({ listeners, says: { raw: MIXED } }))).toMatchObject([
      { params: { what: '443', others: ['web', 'old'], listener: 'raw' } },
    ]);
  });

  it('is no more than likely where several listeners may be meant, and sure of the only one', () => {
    const raw = { name: 'raw', port: 443, protocol: 'TCP' };
    const strengths = (...listeners: readonly object[]) =>
      told(gateway({ listeners, says: { raw: MIXED } })).map(({ strength }) => strength);

    expect(strengths(HTTPS, raw)).toEqual(['entails']);
    expect(strengths(HTTPS, { ...HTTPS, name: 'old' }, raw)).toEqual(['fits']);
  });

  it('is likely another Gateway of its class where none of its own listeners is meant', () => {
    const own = gateway({ says: { web: TAKEN } });

    expect(told(own, gateway({}, 'second', 'legacy'))).toMatchObject([
      { params: { others: ['legacy/second'], isApart: true }, strength: 'fits' },
    ]);
    expect(told(own, gateway({ of: 'internal' }, 'second'))).toEqual([]);
    expect(told(own, gateway({ listeners: [{ ...HTTPS, port: 8443 }] }, 'second'))).toEqual([]);
    expect(told(own)).toEqual([]);
  });

  it('is told where the Gateway as a whole says that listeners are not valid', () => {
    const says = { web: TAKEN, summary: 'Accepted=False ListenersNotValid: a listener is invalid' };

    expect(told(gateway({ says, listeners: [HTTPS, { ...HTTPS, name: 'old' }] }))).toHaveLength(1);
  });

  it.each([
    ['says that there is no conflict', { web: 'Conflicted=False NoConflicts' }],
    ['says nothing', {}],
    [
      'has another trouble first',
      { summary: 'Programmed=False AddressNotUsable: taken', web: TAKEN },
    ],
    [
      'tells of another listener first',
      { old: 'ResolvedRefs=False InvalidCertificateRef', web: TAKEN },
    ],
  ])('is not where its controller %s', (_, says) => {
    const listeners = [{ ...HTTPS, name: 'old' }, HTTPS];

    expect(told(gateway({ says, listeners }))).toEqual([]);
  });
});

function told(object: Resource, ...others: readonly Resource[]) {
  return claimsAbout(object, claimedTwice, cluster([object, ...others]));
}

/** `says` is what its controller says of listeners, and as `summary` of the whole. */
function gateway(
  parts: Readonly<{
    listeners?: readonly object[];
    of?: string;
    says?: Readonly<Record<string, string>>;
  }>,
  name = 'public',
  namespace = 'edge',
) {
  const { listeners = [HTTPS], of = 'eg', says = {} } = parts;
  const { summary, ...said } = says;
  return custom('gateway.networking.k8s.io/Gateway', name, {
    namespace,
    metadata: { name, namespace, uid: `${namespace}-${name}` },
    spec: { gatewayClassName: of, listeners },
    status: {
      conditions: summary === undefined ? [] : [condition(summary)],
      listeners: Object.entries(said).map(([of, text]) => ({
        name: of,
        conditions: [condition(text)],
      })),
    },
  });
}
