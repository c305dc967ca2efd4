import { describe, expect, it } from '@jest/globals';

import { portInUse } from '#src/knowledge/causes/crash/port-in-use.ts';
import { claimed, crashing, withProxy, withSpec } from '#test/support/crashes.ts';
import { ago, logOf } from '#test/support/objects.ts';

const LOG = 'listen tcp :8080: bind: address already in use';
const AT_8080 = { ports: [{ containerPort: 8080 }] };
const PROXY_LISTENS = { ...logOf('listening on 0.0.0.0:8080'), container: 'proxy' };

describe('port-in-use', () => {
  it.each([
    [LOG, 8080],
    ['[emerg] 1#1: bind() to 0.0.0.0:80 failed (98: Address already in use)', 80],
    ['Error: listen EADDRINUSE: address already in use :::3000', 3000],
    ['(98)Address already in use: AH00072: make_sock: could not bind to address [::]:80', 80],
    ['Web server failed to start. Port 8080 was already in use.', 8080],
    ["[ERROR] Connection in use: ('0.0.0.0', 8000)", 8000],
    [
      "[Errno 98] error while attempting to bind on address ('0.0.0.0', 8000): address already in use",
      8000,
    ],
    ['Address already in use - bind(2) for "0.0.0.0" port 3000 (Errno::EADDRINUSE)', 3000],
    ['Could not create server TCP listening socket *:6379: bind: Address already in use', 6379],
    ['F0210 01:36:39.123645 5 main.go:59] Port 80 is already in use. Please check it', 80],
    [
      'could not bind IPv4 address "0.0.0.0": Address already in use\nHINT: Is another postmaster already running on port 5432?',
      5432,
    ],
  ])('finds the port that is taken: %s', (log, port) => {
    expect(claimed(portInUse, crashing(), log)).toMatchObject([
      { subject: { kind: 'Pod', name: 'web' }, params: { port, holder: { by: 'itself' } } },
    ]);
  });

  it('is certain where the neighbour in the pod declares the port and says that it listens there', () => {
    const both = withProxy(crashing(), AT_8080);

    expect(claimed(portInUse, both, LOG, { logs: [PROXY_LISTENS] })).toMatchObject([
      {
        params: { port: 8080, holder: { by: 'container', other: 'proxy' } },
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['declares', withProxy(crashing(), AT_8080), []],
    ['listens', withProxy(crashing()), [PROXY_LISTENS]],
    [
      'runs-the-same',
      withProxy(crashing({ container: { image: 'nginx' } }), { image: 'nginx' }),
      [],
    ],
  ])('is no more than likely where the neighbour only %s', (sign, both, logs) => {
    expect(claimed(portInUse, both, LOG, { logs })).toMatchObject([
      { params: { holder: { by: 'container', other: 'proxy', sign } }, strength: 'fits' },
    ]);
  });

  it('blames no neighbour that could not hold it', () => {
    const later = withProxy(crashing(), AT_8080, ago(0));
    const elsewhere = withProxy(crashing(), { ports: [{ containerPort: 9090 }] });

    expect(claimed(portInUse, later, LOG)).toMatchObject([
      { params: { holder: { by: 'itself' } } },
    ]);
    expect(claimed(portInUse, elsewhere, LOG)).toMatchObject([
      { params: { holder: { by: 'neighbours' } }, strength: 'fits' },
    ]);
  });

  it('compares the declared ports where the log names none', () => {
    const both = withProxy(crashing({ container: AT_8080 }), AT_8080);

    expect(claimed(portInUse, both, 'OSError: [Errno 98] Address already in use')).toMatchObject([
      { params: { holder: { by: 'container', sign: 'declares' } }, strength: 'fits' },
    ]);
  });

  it('looks at the pods of the node where the pod shares its network', () => {
    const host = { hostNetwork: true, nodeName: 'worker-1' };
    const shares = withSpec(crashing(), { ...crashing().spec, ...host });
    const dns = {
      ...withSpec(crashing(), { ...host, containers: [{ name: 'dns', ...AT_8080 }] }),
      metadata: { namespace: 'kube-system', name: 'dns-1', uid: 'pod-2' },
      status: { phase: 'Running' },
    };

    expect(claimed(portInUse, shares, LOG, { objects: [dns] })).toMatchObject([
      { params: { holder: { by: 'pod', other: 'kube-system/dns-1' } }, strength: 'fits' },
    ]);
    expect(claimed(portInUse, shares, LOG)).toMatchObject([
      { params: { holder: { by: 'node', node: 'worker-1' } }, strength: 'fits' },
    ]);
  });

  it.each([
    ['a port that it may not bind', 'bind() to 0.0.0.0:80 failed (13: Permission denied)'],
    [
      'an address that is not its own',
      'listen tcp 10.0.0.9:80: bind: cannot assign requested address',
    ],
    ['a left-over socket file', 'listen unix /run/app.sock: bind: address already in use'],
    ['a peer that refuses', 'dial tcp 10.0.0.9:8080: connect: connection refused'],
    ['a healthy start', 'listening on 0.0.0.0:8080'],
  ])('stays silent for %s', (_, line) => {
    expect(claimed(portInUse, crashing(), line)).toEqual([]);
  });

  it('stays silent where the program ended well, or was killed for its memory', () => {
    expect(claimed(portInUse, crashing({ ended: { exitCode: 0 } }), LOG)).toEqual([]);
    const killed = { exitCode: 137, reason: 'OOMKilled' };
    expect(claimed(portInUse, crashing({ ended: killed }), LOG)).toEqual([]);
  });

  it('stays silent where the log may not be read, and is no more than likely without that of the neighbour', () => {
    const both = withProxy(crashing(), AT_8080);

    expect(claimed(portInUse, both, '', { forbidden: ['pods/log'] })).toEqual([]);
    expect(claimed(portInUse, both, LOG)).toMatchObject([{ strength: 'fits' }]);
  });
});
