import { describe, expect, it } from '@jest/globals';

import { missingCapability } from '#src/knowledge/causes/security/missing-capability.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';
import { unreadyPod } from '#test/support/states.ts';

const CHOWN =
  '[emerg] 1#1: chown("/var/cache/nginx/client_temp", 101) failed (1: Operation not permitted)';
const SETGID = '[emerg] 7#7: setgid(33) failed (1: Operation not permitted)';

describe('missing-capability', () => {
  it('finds what was dropped, and what the program needs after that', () => {
    const about = crashing({ container: capabilities(['ALL'], ['NET_BIND_SERVICE']) });

    expect(claimed(missingCapability, about, CHOWN)).toMatchObject([
      {
        params: { missing: ['CHOWN'], next: ['SETGID', 'SETUID'], dropped: 'ALL' },
        strength: 'entails',
        evidence: [
          { quote: CHOWN },
          { path: '/spec/containers/0/securityContext/capabilities/drop/0' },
        ],
      },
    ]);
  });

  it('finds it in a program whose workers die while it runs', () => {
    const pod = unreadyPod(5);
    const about = {
      ...pod,
      spec: { ...pod.spec, containers: [{ name: 'app', ...capabilities(['ALL']) }] },
    };
    const renamed = { ...about, metadata: { ...about.metadata, name: 'web' } };

    expect(claimed(missingCapability, renamed, SETGID)).toMatchObject([
      { params: { missing: ['SETGID'] }, strength: 'entails' },
    ]);
  });

  it.each([
    ['bind() to 0.0.0.0:80 failed (13: Permission denied)', 'NET_BIND_SERVICE'],
    ['listen tcp :80: bind: permission denied', 'NET_BIND_SERVICE'],
    ['System.Net.Sockets.SocketException (13): Permission denied', 'NET_BIND_SERVICE'],
    ["error initializing: cannot bind '0.0.0.0:80': Permission denied", 'NET_BIND_SERVICE'],
    ['Error: listen EACCES: permission denied 0.0.0.0:80', 'NET_BIND_SERVICE'],
    ["chown: changing ownership of '/data': Operation not permitted", 'CHOWN'],
    ['chown: /data: Operation not permitted', 'CHOWN'],
    ['error: failed switching to "redis": operation not permitted', 'SETGID'],
    ['RTNETLINK answers: Operation not permitted', 'NET_ADMIN'],
  ])('knows “%s”', (line, name) => {
    const [claim] = claimed(
      missingCapability,
      crashing({ container: capabilities(['CAP_ALL', 'ALL']) }),
      line,
    );

    expect(claim?.params.missing).toContain(name);
  });

  it('is not certain where a volume, or another user, may be why', () => {
    const onVolume = {
      container: {
        ...capabilities(['ALL']),
        volumeMounts: [{ name: 'v', mountPath: '/var/cache' }],
      },
      volumes: [{ name: 'v', emptyDir: {} }],
    };
    const line = 'chown: /data: Operation not permitted';

    expect(claimed(missingCapability, crashing(onVolume), CHOWN)).toMatchObject([
      { strength: 'fits' },
    ]);
    expect(
      claimed(missingCapability, crashing({ container: capabilities(['ALL']) }), line),
    ).toMatchObject([{ strength: 'fits' }]);
  });

  it('says of a user other than root that no capability helps', () => {
    const container = { securityContext: { runAsUser: 101, capabilities: { add: ['CHOWN'] } } };

    expect(claimed(missingCapability, crashing({ container }), CHOWN)).toMatchObject([
      { params: { user: 101 }, strength: 'fits' },
    ]);
  });

  it('is not certain where the program complains of something else after it', () => {
    const container = {
      securityContext: { runAsUser: 0, ...capabilities(['ALL']).securityContext },
    };
    const line = "chown: changing ownership of '/data': Operation not permitted";
    const strengths = [line, `${line}\nError: cannot load the plugin`].map(
      (log) => claimed(missingCapability, crashing({ container }), log)[0]?.strength,
    );

    expect(strengths).toEqual(['entails', 'fits']);
  });

  it('stays silent where the program goes on and meets a trouble that is known', () => {
    const log =
      "chown: changing ownership of '/data': Operation not permitted\n*** FATAL CONFIG FILE ERROR (Redis 7.2.4) ***";

    expect(claimed(missingCapability, crashing({ container: capabilities(['ALL']) }), log)).toEqual(
      [],
    );
  });

  it.each([
    ['that has it', capabilities(['ALL'], ['CHOWN'])],
    ['that drops nothing', {}],
    ['that is privileged', { securityContext: { privileged: true } }],
  ])('stays silent for a container %s', (_, container) => {
    expect(claimed(missingCapability, crashing({ container }), CHOWN)).toEqual([]);
  });

  it.each([
    'bind() to 0.0.0.0:8080 failed (13: Permission denied)',
    'mkdir() "/var/cache/nginx" failed (30: Read-only file system)',
    'open() "/data/x" failed (13: Permission denied)',
  ])('leaves to others: %s', (line) => {
    expect(
      claimed(missingCapability, crashing({ container: capabilities(['ALL']) }), line),
    ).toEqual([]);
  });
});

const PYTHON = [
  'Traceback (most recent call last):',
  '  File "/usr/lib/python3.12/socketserver.py", line 472, in server_bind',
  '    self.socket.bind(self.server_address)',
  'PermissionError: [Errno 13] Permission denied',
].join('\n');

describe('a port below 1024', () => {
  const as = (securityContext: object, more: object = {}) =>
    crashing({ container: { securityContext, ...more } });

  it.each([
    ['listen tcp :80: bind: permission denied', 80],
    ['listen udp :53: bind: permission denied', 53],
    ['Bind to port 22 on 0.0.0.0 failed: Permission denied.', 22],
    ['dnsmasq: failed to create listening socket for port 53: Permission denied', 53],
    ['Error: failed to bind to 0.0.0.0:443: Permission denied (os error 13)', 443],
  ])('is proven for a user other than root by “%s”', (line, port) => {
    expect(claimed(missingCapability, as({ runAsUser: 10001 }), line)).toMatchObject([
      { params: { user: 10001, port }, strength: 'entails' },
    ]);
  });

  it.each([
    ['a variable', { env: [{ name: 'HTTP_PORT', value: '80' }] }],
    ['an argument', { args: ['--listen=:80'] }],
    ['a declared port', { ports: [{ containerPort: 80 }] }],
  ])('is likely where the log does not name it and %s does', (_, more) => {
    expect(claimed(missingCapability, as({ runAsUser: 10001 }, more), PYTHON)).toMatchObject([
      { params: { user: 10001, port: 80 }, strength: 'fits' },
    ]);
  });

  it('is likely where only the image, or runAsNonRoot, can have the user', () => {
    const line = 'listen tcp :80: bind: permission denied';

    for (const context of [{}, { runAsNonRoot: true }])
      expect(claimed(missingCapability, as(context), line)).toMatchObject([
        { params: { user: 'image', port: 80 }, strength: 'fits' },
      ]);
  });

  it.each([
    ['the port is free for all', as({ runAsUser: 101 }, { args: ['--port=8080'] }), PYTHON],
    [
      'it is a file that may not be read',
      as({ runAsUser: 101 }, { args: ['--port=80'] }),
      "PermissionError: [Errno 13] Permission denied: '/data'",
    ],
    [
      'it is another permission that was denied',
      as({ runAsUser: 101 }, { args: ['--port=80'] }),
      'PermissionError: [Errno 13] Permission denied',
    ],
    [
      'the container is privileged',
      as({ privileged: true }),
      'listen tcp :80: bind: permission denied',
    ],
    [
      'the pod lets everybody listen there',
      withSpec(as({ runAsUser: 101 }), {
        containers: [{ name: 'app', securityContext: { runAsUser: 101 } }],
        securityContext: { sysctls: [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '0' }] },
      }),
      'listen tcp :80: bind: permission denied',
    ],
  ])('is not why where %s', (_, about, log) => {
    expect(claimed(missingCapability, about, log)).toEqual([]);
  });
});

function capabilities(drop: string[], add: string[] = []) {
  return { securityContext: { capabilities: { drop, add } } };
}
