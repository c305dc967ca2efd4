import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { crashOf, suggestedFor, template, writtenFor } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

const answered = (id: string, params: object = {}) =>
  crashOf(`probe/answer/${id}`, { which: 'Readiness', port: '80', what: '/', ...params });
const AT = 'containers/0/readinessProbe';
const GRPC = { readinessProbe: { grpc: { port: 80, service: 'shop' } } };
const HTTP = { readinessProbe: { httpGet: { port: 80 } } };
const TCP = { readinessProbe: { tcpSocket: { port: 80 } } };

describe('what a probe asks', () => {
  it.each([
    ['probe/other-scheme', 'plain-http', HTTP, { [`${AT}/httpGet/scheme`]: 'HTTP' }],
    ['probe/other-scheme', 'tls-wanted', HTTP, { [`${AT}/httpGet/scheme`]: 'HTTPS' }],
    ['probe/whole-server', 'unknown-service', GRPC, { [`${AT}/grpc/service`]: '' }],
    [
      'probe/open-port',
      'no-health-service',
      GRPC,
      { [`${AT}/grpc`]: undefined, [`${AT}/tcpSocket`]: { port: 80 } },
    ],
  ])('is mended by %s where the answer is %s', (remedy, id, container, written) => {
    expect(writtenFor(remedy, answered(id), template(container))).toEqual([written]);
  });

  it.each<[string, string, string, object, object?]>([
    ['probe/other-scheme', 'tls-wanted', 'in another way', TCP],
    ['probe/other-path', 'not-found', 'in another way', TCP],
    ['probe/whole-server', 'unknown-service', 'in another way', TCP],
    ['probe/open-port', 'no-health-service', 'in another way', HTTP],
    ['probe/open-port', 'no-health-service', 'at another port', GRPC, { port: '81' }],
    ['probe/other-scheme', 'tls-wanted', 'for another path', HTTP, { what: '/healthz' }],
    ['probe/other-scheme', 'tls-wanted', 'in another container', HTTP, { container: 'gone' }],
    ['probe/other-scheme', 'tls-wanted', 'in another probe', HTTP, { which: 'Startup' }],
  ])(
    'is left by %s, for %s, where the template asks %s by now',
    (remedy, id, _, of, params = {}) => {
      expect(writtenFor(remedy, answered(id, params), template(of))).toEqual([]);
    },
  );

  it('is a port that the container declares, the one of the likest name first', () => {
    const ports = [
      { name: 'metrics', containerPort: 9090 },
      { name: 'http', containerPort: 8080 },
      { name: 'dns', containerPort: 53, protocol: 'UDP' },
    ] as const;
    const nameless = answered('no-such-port', { port: 'htp' });
    const of = template({ ports: [...ports], readinessProbe: { httpGet: { port: 'htp' } } });

    expect(suggestedFor('probe/declared-port', nameless, of)).toEqual([
      { value: '8080', why: 'declared', note: 'http' },
      { value: '9090', why: 'declared', note: 'metrics' },
    ]);
  });

  it('is another port where nothing listens at the one that is asked, only if that is not declared', () => {
    const ports = [{ containerPort: 80 }, { containerPort: 8080 }];
    const asked = (params: object) =>
      suggestedFor('probe/declared-port', answered('refused', params), template({ ports, ...TCP }));

    expect(asked({ way: 'tcp', declared: '8080' })).toEqual([{ value: '8080', why: 'declared' }]);
    expect(asked({ way: 'tcp' })).toEqual([]);
  });
});

describe('the path that a probe is to ask for', () => {
  const probed = (path: string) => ({ httpGet: { port: 80, path } });
  const running = (name: string, image: string, path: string, status = 'True'): Resource =>
    ({
      ...specified('Pod', name, {
        containers: [{ name: 'app', image, livenessProbe: probed(path) }],
      }),
      status: { phase: 'Running', conditions: [{ type: 'Ready', status }] },
    }) as Resource;

  it('is one of its other probes, or of those with which the same program is Ready, once', () => {
    const container = {
      image: 'shop/web:2',
      readinessProbe: probed('/'),
      livenessProbe: probed('/live'),
      startupProbe: probed('/live'),
    };
    const pods = [
      running('a', 'shop/web:1', '/ready'),
      running('b', 'shop/web:1', '/'),
      running('c', 'shop/api:1', '/api'),
      running('d', 'shop/web:1', '/ill', 'False'),
    ];

    expect(
      suggestedFor('probe/other-path', answered('not-found'), template(container), ...pods),
    ).toEqual([
      { value: '/live', why: 'other-probe' },
      { value: '/ready', why: 'elsewhere' },
    ]);
  });
});

describe('a probe with a program that the image does not have', () => {
  const about = crashOf('probe/program-missing', { which: 'Liveness' });
  const exec = { exec: { command: ['curl'] } };
  const ports = [{ containerPort: 8080 }];

  it('asks at a port that the container declares', () => {
    expect(writtenFor('probe/ask-port', about, template({ ports, livenessProbe: exec }))).toEqual([
      {
        'containers/0/livenessProbe/exec': undefined,
        'containers/0/livenessProbe/tcpSocket': { port: 8080 },
      },
    ]);
  });

  it('is left where another one starts it by now', () => {
    expect(writtenFor('probe/ask-port', about, template({ ports, readinessProbe: exec }))).toEqual(
      [],
    );
  });
});

describe('a condition that nobody sets', () => {
  const gate = (conditionType: string) => ({ conditionType });
  const without = (gates: readonly object[], state = 'absent') =>
    writtenFor(
      'probe/no-readiness-gate',
      crashOf('probe/readiness-gate', { gate: 'shop/ready', state }),
      template({}, { readinessGates: gates }),
    );

  it('is waited for no more, and others are still', () => {
    expect(without([gate('shop/ready')])).toEqual([{ readinessGates: undefined }]);
    expect(without([gate('shop/ready'), gate('shop/other')])).toEqual([
      { readinessGates: [gate('shop/other')] },
    ]);
  });

  it('is left where somebody sets it, or the template does not name it', () => {
    expect(without([gate('shop/ready')], 'False')).toEqual([]);
    expect(without([gate('shop/other')])).toEqual([]);
  });
});

describe('time for a start', () => {
  const slow = (params: object = {}) =>
    crashOf('probe/slow-start', { which: 'Liveness', patience: 30, ...params });
  const written = (container: object, params: object = {}) =>
    writtenFor('probe/start-time', slow(params), template(container));

  it.each([
    [
      { periodSeconds: 5, timeoutSeconds: 3 },
      { periodSeconds: 5, failureThreshold: 18, timeoutSeconds: 3 },
    ],
    [{}, { periodSeconds: 10, failureThreshold: 9 }],
  ])('is given by a probe that asks as the one that kills, with %j', (times, startupProbe) => {
    const httpGet = { port: 80 };

    expect(written({ livenessProbe: { httpGet, ...times } })).toEqual([
      { 'containers/0/startupProbe': { httpGet, ...startupProbe } },
    ]);
  });

  it('is more of it where there is a startup probe, at its own pace', () => {
    const startupProbe = { exec: { command: ['true'] }, periodSeconds: 7, failureThreshold: 1 };

    expect(written({ livenessProbe: { httpGet: { port: 80 } }, startupProbe })).toEqual([
      { 'containers/0/startupProbe/failureThreshold': 13 },
    ]);
  });

  it('is half a minute at least', () => {
    expect(
      suggestedFor(
        'probe/start-time',
        slow({ patience: 9 }),
        template({ livenessProbe: { tcpSocket: { port: 80 } } }),
      ),
    ).toEqual([{ value: '30s', why: 'margin' }]);
  });

  it.each([
    ['the probe starts a program', { livenessProbe: { exec: { command: ['true'] } } }, {}],
    ['there is no such probe by now', {}, {}],
    ['the container is gone', { livenessProbe: { httpGet: { port: 80 } } }, { container: 'gone' }],
  ])('is not given where %s', (_, container, params) => {
    expect(written(container, params)).toEqual([]);
  });
});
