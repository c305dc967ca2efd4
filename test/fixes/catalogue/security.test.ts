import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { changed } from '#src/world/changed.ts';
import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { named, specified } from '#test/support/objects.ts';

const MISSING = { missing: ['CHOWN'], next: ['SETGID', 'SETUID'] };
const DROPS = { securityContext: { capabilities: { drop: ['ALL'], add: ['NET_BIND_SERVICE'] } } };
const AT = '/spec/template/spec/containers/0';

describe('adding capabilities', () => {
  const finding = crashOf('security/missing-capability', MISSING);

  it('gives back what is missing and what comes next, and keeps what is there', () => {
    const [proposal] = proposalsFor('security/add-capabilities', finding, template(DROPS));

    expect(proposal).toMatchObject({
      kind: 'patch',
      risk: 'restart',
      change: {
        guard: [
          { path: `${AT}/name`, value: 'app' },
          { path: `${AT}/securityContext/capabilities/add`, value: ['NET_BIND_SERVICE'] },
        ],
        ops: [{ op: 'replace', value: ['NET_BIND_SERVICE', 'CHOWN', 'SETGID', 'SETUID'] }],
      },
    });
  });

  it.each([
    ['where the namespace only lets in the restricted standard', finding, DROPS, 'restricted'],
    ['where another object drops them', finding, {}, 'baseline'],
    ['for a user other than root', crashOf(finding.id, { ...MISSING, user: 101 }), DROPS, ''],
    [
      'for what is no harmless capability',
      crashOf(finding.id, { missing: ['SYS_ADMIN'], next: [] }),
      DROPS,
      '',
    ],
    ['for what is only likely', { ...finding, confidence: 'likely' as const }, DROPS, ''],
  ])('is not offered %s', (_, about, container, enforce) => {
    const namespace = {
      ...named('Namespace', 'shop', ''),
      metadata: { name: 'shop', labels: { 'pod-security.kubernetes.io/enforce': enforce } },
    };

    expect(
      proposalsFor('security/add-capabilities', about, template(container), namespace),
    ).toEqual([]);
  });
});

describe('a writable directory', () => {
  it('is an emptyDir where programs keep what they can make anew', () => {
    const finding = crashOf('security/read-only-root', { directory: '/var/cache/nginx' });
    const [proposal] = proposalsFor('security/writable-directory', finding, template({}));

    expect(proposal?.change?.ops).toMatchObject([
      { path: '/spec/template/spec/volumes', value: [{ emptyDir: {} }] },
      { path: `${AT}/volumeMounts`, value: [{ mountPath: '/var/cache/nginx' }] },
    ]);
  });

  it('comes after the volumes and the mounts that are there, under a name of its own', () => {
    const finding = crashOf('security/read-only-root', { directory: '/var/cache/nginx_1' });
    const data = { name: 'data', mountPath: '/data' };
    const spec = { volumes: [{ name: 'data', emptyDir: {} }] };
    const [proposal] = proposalsFor(
      'security/writable-directory',
      finding,
      template({ volumeMounts: [data] }, spec),
    );
    const name = 'writable-var-cache-nginx-1';

    expect(proposal?.change?.ops.map((op) => 'value' in op && op.value)).toEqual([
      [...spec.volumes, { name, emptyDir: {} }],
      [data, { name, mountPath: '/var/cache/nginx_1' }],
    ]);
    expect(proposal?.params).toMatchObject({ container: 'app', is: '/var/cache/nginx_1' });
  });

  it('has a name that a volume may have, however long its path is', () => {
    const finding = crashOf('security/read-only-root', { directory: `/tmp/${'a'.repeat(80)}` });
    const [proposal] = proposalsFor('security/writable-directory', finding, template({}));

    expect(proposal?.change?.ops[0]).toMatchObject({
      value: [{ name: `writable-tmp-${'a'.repeat(50)}` }],
    });
  });

  const TAKEN = { volumes: [{ name: 'writable-tmp', emptyDir: {} }] };

  it.each<[string, object, object?]>([
    ['it would hide files of the image', { directory: '/etc/nginx' }],
    ['the directory is not known', {}],
    ['a volume has its name', { directory: '/tmp' }, TAKEN],
    ['the container is gone', { directory: '/tmp', container: 'other' }],
  ])('is not offered where %s', (_, params, spec = {}) => {
    const finding = crashOf('security/read-only-root', params);

    expect(proposalsFor('security/writable-directory', finding, template({}, spec))).toEqual([]);
  });
});

it.each([
  ['security/add-capabilities', crashOf('security/missing-capability', MISSING), DROPS],
  ['security/writable-directory', crashOf('security/read-only-root', { directory: '/tmp' }), {}],
])('%s can be taken back to the letter', (id, finding, container) => {
  const before = template(container);
  const { ops, undo } = proposalsFor(id, finding, before)[0]?.change ?? {};
  if (!ops || !Array.isArray(undo)) throw new Error(`${id} proposes no change.`);

  expect(changed(changed(before, ops), undo)).toEqual(before);
  expect(remedies.map((remedy) => remedy.id)).toContain(id);
});

describe.each([
  ['apps/StatefulSet', 'patch', '/spec/template'],
  ['apps/DaemonSet', 'patch', '/spec/template'],
  ['batch/CronJob', 'patch', '/spec/jobTemplate/spec/template'],
  ['batch/Job', 'create', ''],
])('what a container of a %s may do', (kind, how, at) => {
  it.each([
    ['security/add-capabilities', crashOf('security/missing-capability', MISSING)],
    ['security/writable-directory', crashOf('security/read-only-root', { directory: '/tmp' })],
  ])('is mended by %s as well', (id, finding) => {
    const subject = { ...finding.subject, kind };
    const spec = { containers: [{ name: 'app', ...DROPS }] };
    const held = kind === 'batch/CronJob' ? { jobTemplate: { spec: { template: { spec } } } } : {};
    const object = specified(kind, 'web', { template: { spec }, ...held });
    const conditions = [{ type: 'Failed', status: 'True' }];
    const metadata = { ...object.metadata, uid: 'web-1' };
    const live = { ...object, metadata, status: { conditions } } as Resource;

    const [proposal] = proposalsFor(id, { ...finding, subject }, live);

    expect(proposal?.change).toMatchObject({ do: how, on: { kind } });
    expect(proposal?.change?.ops.every(({ path }) => path.startsWith(at))).toBe(true);
  });
});

describe('a sysctl that nodes do not let pods set', () => {
  const finding = crashOf('pod/sysctl-forbidden', { sysctl: 'net.core.somaxconn' });
  const FORBIDDEN = { name: 'net.core.somaxconn', value: '4096' };
  const SAFE = { name: 'net.ipv4.tcp_syncookies', value: '1' };
  const offered = (sysctls: readonly object[]) =>
    proposalsFor('security/no-sysctl', finding, template({}, { securityContext: { sysctls } }));

  it('goes, and others stay', () => {
    const path = '/spec/template/spec/securityContext/sysctls';
    const [proposal] = offered([SAFE, FORBIDDEN]);

    expect(proposal?.change?.ops).toEqual([{ op: 'replace', path, value: [SAFE] }]);
    expect(proposal?.params).toMatchObject({ is: JSON.stringify([SAFE]) });
  });

  it('is looked for in vain where a template has none', () => {
    expect(offered([SAFE])).toEqual([]);
    expect(offered([])).toEqual([]);
  });
});

it.each([
  ['postgres:17', '999', ['999', '70']],
  ['postgres:17-alpine', '70', ['70', '999']],
  ['initdb', '999', ['999', '70']],
  ['mysqld', '999', ['999']],
  ['mariadbd', '999', ['999']],
  ['mongod', '999', ['999']],
  ['redis-server', '999', ['999']],
  ['nginx', '1000', ['1000']],
])(
  'the user that is suggested for %s is %s, whom its image brings or who is usual',
  (image, user, all) => {
    const finding = crashOf('security/refuses-root', { program: image.split(':')[0], said: '' });
    const [proposal] = proposalsFor('security/own-user', finding, template({ image }));

    expect(proposal?.inputs?.[0]?.candidates.map(({ value }) => value)).toEqual(all);
    expect(proposal?.values?.['user']).toBe(user);
  },
);
