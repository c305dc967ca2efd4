import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { offerOf } from '#test/fixes/support/offers-in.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named, owned } from '#test/support/objects.ts';

const SHOP = { namespace: 'shop' };
const PARAMS = { which: 'Liveness', asked: 8081, listens: 8080 };
const PROBE = { livenessProbe: { httpGet: { path: '/healthz', port: 8081 } } };
const finding = crashOf('probe/nothing-listens/other-port', PARAMS);

describe('pointing a probe to another port', () => {
  it('sets the port at which the program listens, guarded by the one that it asked', () => {
    const at = '/spec/template/spec/containers/0/livenessProbe/httpGet/port';

    expect(proposalsFor('probe/probe-port', finding, template(PROBE))).toMatchObject([
      {
        change: {
          guard: [{ value: 'app' }, { path: at, value: 8081 }],
          ops: [{ op: 'replace', path: at, value: 8080 }],
        },
      },
    ]);
  });

  it('is not offered where the template asks another port by now, or by a name', () => {
    const named = { livenessProbe: { httpGet: { port: 'health' } } };

    expect(proposalsFor('probe/probe-port', finding, template({}))).toEqual([]);
    expect(proposalsFor('probe/probe-port', finding, template(named))).toEqual([]);
  });

  it('is not offered for what is only likely', () => {
    const likely = { ...finding, confidence: 'likely' as const };

    expect(proposalsFor('probe/probe-port', likely, template(PROBE))).toEqual([]);
  });
});

describe('time for a start', () => {
  const slow = crashOf('probe/slow-start', { which: 'Liveness', patience: 30, doing: '66%' });
  const web = template({ livenessProbe: { httpGet: { port: 8080 } } });
  const sibling = (minutes: number): Resource =>
    owned(
      {
        apiVersion: 'v1',
        kind: 'Pod',
        metadata: { ...SHOP, name: 'web-a', uid: 'web-a' },
        spec: { containers: [{ name: 'app', image: 'app:1' }] },
        status: {
          phase: 'Running',
          conditions: [{ type: 'Ready', status: 'True', lastTransitionTime: ago(60 - minutes) }],
          containerStatuses: [
            {
              name: 'app',
              image: 'app:1',
              imageID: '',
              ready: true,
              restartCount: 0,
              state: { running: { startedAt: ago(60) } },
            },
          ],
        },
      } as Resource,
      { kind: 'apps/ReplicaSet', name: 'web-5d' },
    );
  const revision = owned(
    { ...named('apps/ReplicaSet', 'web-5d'), metadata: { ...SHOP, name: 'web-5d', uid: 'web-5d' } },
    { kind: 'apps/Deployment', name: 'web', uid: 'web-1' },
  );
  const starts = (...pods: readonly Resource[]) =>
    proposalsFor('probe/start-time', slow, web, revision, ...pods)[0]?.inputs?.[0]?.candidates;

  it('is what a sibling took and half as much again, or else a guess', () => {
    expect(starts(sibling(2))).toMatchObject([
      { value: '180s', why: 'seen-start', note: 'web-a: 120 s' },
      { value: '90s', why: 'margin' },
    ]);
    expect(starts()).toMatchObject([{ value: '90s', why: 'margin' }]);
  });

  it('is no suggestion where the sibling was Ready within what the probe gives, or was Ready before', () => {
    expect(starts(sibling(0.2))).toMatchObject([{ why: 'margin' }]);
    expect(starts(sibling(50))).toMatchObject([{ why: 'margin' }]);
  });

  it('is refused where it is no more than ran out', () => {
    const { world } = openWorld(cluster([web]));
    const remedy = remedies.find(({ id }) => id === 'probe/start-time');
    const chosen = (start: string) => [...(remedy?.propose(slow, world, { start }) ?? [])];

    expect(() => chosen('0')).toThrow(BadValue);
    expect(() => chosen('30s')).toThrow(BadValue);
    expect(chosen('31s')).toMatchObject([
      { change: { ops: [{ value: { periodSeconds: 10, failureThreshold: 4 } }] } },
    ]);
  });
});

describe('what a probe asks', () => {
  const answered = (id: string, params: object) =>
    crashOf(`probe/answer/${id}`, { which: 'Readiness', way: 'http', what: '/', ...params });
  const asking = (path: string, port: number | string) =>
    template({
      ports: [{ containerPort: 8080, name: 'http' }],
      readinessProbe: { httpGet: { path, port } },
    });

  it('is left where the template asks something else by now', () => {
    const missing = answered('not-found', { what: '/healtz', port: '8080' });
    const nameless = answered('no-such-port', { port: 'htp', declared: 'http (8080)' });

    expect(proposalsFor('probe/other-path', missing, asking('/healthz', 8080))).toEqual([]);
    expect(proposalsFor('probe/declared-port', nameless, asking('/', 'http'))).toEqual([]);
  });

  it('is yours to choose where nothing tells another path', () => {
    const missing = answered('not-found', { what: '/healtz', port: '8080' });
    const [blank] = proposalsFor('probe/other-path', missing, asking('/healtz', 8080));

    expect(blank).toMatchObject({ inputs: [{ name: 'path', candidates: [] }] });
    expect(blank).not.toHaveProperty('change');
  });

  it('begins with a slash, whether or not somebody writes one', async () => {
    const chosen = { remedy: 'probe/other-path', values: { path: 'healthz' } };

    const offer = await offerOf('probe/other-path', 'workload-asked-wrongly', chosen);

    expect(offer?.plan?.changes[0].ops).toMatchObject([{ value: '/healthz' }]);
  });

  it('is first the declared port that a slip of the hand makes it of', () => {
    const refused = answered('refused', { port: '8081', declared: 'grpc (9090), http-web (8080)' });
    const ports = [
      { containerPort: 9090, name: 'grpc' },
      { containerPort: 8080, name: 'http-web' },
    ];
    const web = template({ ports, readinessProbe: { httpGet: { path: '/', port: 8081 } } });
    const [first] = proposalsFor('probe/declared-port', refused, web);

    expect(first).toMatchObject({ change: { ops: [{ value: 8080 }] } });
  });

  it('is not another port where the one that is asked is declared, and nothing listens there', () => {
    const refused = answered('refused', { port: '8080' });

    expect(proposalsFor('probe/declared-port', refused, asking('/', 8080))).toEqual([]);
  });
});

describe('a longer time', () => {
  it('is offered to a startup probe that kills, and to a probe that got no answer in time', () => {
    const killed = (params: object) => crashOf('probe/liveness-kills', params);
    const web = template({ livenessProbe: { httpGet: { port: 8080 } } });

    expect(proposalsFor('probe/longer-start', killed({ which: 'Liveness' }), web)).toEqual([]);
    expect(
      proposalsFor('probe/longer-timeout', killed({ which: 'Liveness', seconds: 1 }), web),
    ).toEqual([]);
    expect(
      proposalsFor(
        'probe/longer-timeout',
        killed({ which: 'Liveness', seconds: 1, answer: 'timeout' }),
        web,
      ),
    ).toMatchObject([{ values: { timeout: '5s' } }]);
  });
});
