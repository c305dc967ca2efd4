import { describe, expect, it } from '@jest/globals';

import { cannotReach } from '#src/knowledge/causes/network/cannot-reach.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

function about(said: string, forbidden: string[] = []) {
  const { caller, logs } = crashing(said, 'postgres://db.example.net:5432');
  return claimsAbout(
    caller,
    cannotReach,
    cluster([caller], forbidden, forbidden.length > 0 ? [] : logs),
  );
}

describe('what it says', () => {
  const subject = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
  const said = (params: object) => {
    const whole = { failure: 'refused' as const, caller: 'web-1', ...params };
    const [en, ko] = [cannotReach.text.en(subject, whole), cannotReach.text.ko(subject, whole)];
    return { en: Object.values(en).join('\n'), ko: Object.values(ko).join('\n') };
  };

  it.each([
    ['host and port', { host: 'db', port: 1 }, 'cannot reach `db:1`', '`db:1` 주소에'],
    ['the host alone', { host: 'db' }, 'cannot reach `db`:', '`db` 주소에'],
    ['no peer that is not known', {}, 'cannot reach its peer:', '상대에 닿지'],
    ['where the peer comes from', { setting: 'DB' }, 'The peer comes from `DB`.', '`DB` 설정에서'],
    [
      'another name',
      { host: 'db', alias: 'x.example' },
      'another name (ExternalName) for `x.example`',
      '`x.example` 주소의 다른 이름',
    ],
    [
      'that it is the pod itself',
      { is: 'itself' },
      'That address is the pod itself',
      '파드 자신이며',
    ],
    [
      'a name outside',
      { failure: 'no-such-host', is: 'outside' },
      'one outside of the cluster',
      '클러스터 밖의 이름',
    ],
    [
      'a name that the node does not know',
      { failure: 'no-such-host', is: 'asked-of-node' },
      'but that of its node',
      '노드의 DNS에 묻습니다',
    ],
    ['what to look at, else', { is: 'outside' }, 'A machine answered', '그 주소는 응답했지만'],
  ])('names %s', (_, params, en, ko) => {
    expect(said(params).en).toContain(en);
    expect(said(params).ko).toContain(ko);
  });

  it('names neither alias nor setting where there is none', () => {
    expect(said({ host: 'db' }).en).not.toMatch(/ExternalName|comes from/);
    expect(said({ host: 'db' }).ko).not.toMatch(/ExternalName|설정에서/);
  });
});

describe('cannot-reach', () => {
  it.each([
    ['refused', 'connect: connection refused'],
    ['timeout', 'TimeoutError: timed out'],
    ['no-such-host', 'Name or service not known'],
    ['no-dns-answer', 'Temporary failure in name resolution'],
    ['reset', 'read: connection reset by peer'],
  ])('keeps apart: %s', (failure, said) => {
    expect(about(said)).toMatchObject([
      { params: { failure, host: 'db.example.net', port: 5432 }, strength: 'suggests' },
    ]);
  });

  it.each([
    ['wants-tls', 'Client sent an HTTP request to an HTTPS server.'],
    ['wants-tls', '<center>The plain HTTP request was sent to HTTPS port</center>'],
    [
      'wants-tls',
      String.raw`net/http: HTTP/1.x transport connection broken: malformed HTTP response "\x15\x03\x01\x00\x02\x02"`,
    ],
    ['serves-plain', 'http: server gave HTTP response to HTTPS client'],
    ['serves-plain', 'tls: first record does not look like a TLS handshake'],
    ['serves-plain', 'error:0A00010B:SSL routines::wrong version number'],
    ['serves-plain', 'javax.net.ssl.SSLException: Unsupported or unrecognized SSL message'],
    ['other-http', String.raw`malformed HTTP response "\x00\x00\x06\x04\x00\x00"`],
    [
      'other-http',
      'connection error: desc = "error reading server preface: http2: frame too large"',
    ],
    ['other-http', 'curl: (1) Received HTTP/0.9 when not allowed'],
  ])('tells by its words that the peer speaks another protocol: %s, %s', (failure, said) => {
    expect(about(said)).toMatchObject([{ params: { failure }, strength: 'fits' }]);
  });

  it('does not take what a server writes of its clients for its own failure', () => {
    const said =
      'http: TLS handshake error from 10.0.0.9:50122: tls: first record does not look like a TLS handshake';

    expect(about(said)).toEqual([]);
  });

  it.each([
    ['the pod itself', 'connect ECONNREFUSED 127.0.0.1:5432', { is: 'itself' }],
    ['a host outside', 'getaddrinfo ENOTFOUND db.example.net', { is: 'outside' }],
  ])('says where the peer is: %s', (_, said, params) => {
    expect(about(said)).toMatchObject([{ params }]);
  });

  it('listens to a sidecar that runs beside the others as to one of them', () => {
    const env = [{ name: 'RATES_URL', value: 'http://rates' }];
    const one = servingPod('client-1');
    const sync = { name: 'sync', restartPolicy: 'Always', env };
    const state = { running: {} };
    const running = { name: 'sync', image: '', imageID: '', ready: true, restartCount: 0, state };
    const client = {
      ...one,
      spec: { containers: [], ...one.spec, initContainers: [sync] },
      status: { ...one.status, initContainerStatuses: [running] },
    };
    const failing = Array.from({ length: 3 }, () => 'GET http://rates: connection refused');
    const log = { ...logOf(failing.join('\n'), 'current', 'client-1'), container: 'sync' };

    expect(claimsAbout(client, cannotReach, cluster([client], [], [log]))).toMatchObject([
      { params: { failure: 'refused', host: 'rates' } },
    ]);
  });

  it('leads to the container of the pod that declares the port', () => {
    const { caller, logs } = crashing('connect ECONNREFUSED 127.0.0.1:5432', 'postgres://db:5432');
    const [first] = caller.spec?.containers ?? [];
    const beside = { ...first, name: 'proxy', ports: [{ containerPort: 5432 }] };
    const pod = { ...caller, spec: { containers: [...(first ? [first] : []), beside] } };

    expect(claimsAbout(pod, cannotReach, cluster([pod], [], logs))).toMatchObject([
      { params: { is: 'itself', sibling: 'proxy' } },
    ]);
  });

  it('says for what a Service is only another name', () => {
    const { caller, logs } = crashing('Name or service not known', 'postgres://db:5432');
    const alias = service('db', { type: 'ExternalName', externalName: 'db.example.net' });

    expect(claimsAbout(caller, cannotReach, cluster([caller, alias], [], logs))).toMatchObject([
      { params: { host: 'db', alias: 'db.example.net', is: 'outside' }, strength: 'fits' },
    ]);
  });

  it.each([
    [
      'asks its node for it',
      { hostNetwork: true },
      { params: { is: 'asked-of-node' }, strength: 'fits' },
    ],
    [
      'asks the cluster for it',
      { hostNetwork: true, dnsPolicy: 'ClusterFirstWithHostNet' },
      { strength: 'suggests' },
    ],
  ])('knows why a Service has no name where the pod %s', (_, spec, expected) => {
    const { caller, logs } = crashing('getaddrinfo ENOTFOUND db', 'postgres://db:5432');
    const own = { ...caller, spec: { containers: [], ...caller.spec, ...spec } };

    expect(claimsAbout(own, cannotReach, cluster([own, service('db')], [], logs))).toMatchObject([
      expected,
    ]);
  });

  it('takes the peer from the head of the stack', () => {
    const stack = [
      'Error: connect ECONNREFUSED 10.0.0.1:6380',
      '    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1607:16) {',
      "  code: 'ECONNREFUSED',",
      '}',
    ];

    expect(about(stack.join('\n'))).toMatchObject([
      { params: { failure: 'refused', host: '10.0.0.1', port: 6380 } },
    ]);
  });

  it('stays silent where the program went on after the failure', () => {
    const on = Array.from({ length: 12 }, (_, index) => `handled request ${index}`).join('\n');

    expect(about(`connect: connection refused\n${on}`)).toEqual([]);
  });

  it('stays silent where the log cannot be read', () => {
    expect(about('', ['pods/log'])).toEqual([]);
  });
});
