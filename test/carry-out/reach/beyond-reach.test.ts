import { describe, expect, it } from '@jest/globals';

import { beyondReach } from '#src/carry-out/reach/beyond-reach.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import type { Change, Op } from '#src/domain/plan.ts';

const SPEC = '/spec/template/spec';
const VOLUMES = `${SPEC}/volumes`;
const LINKS = `${SPEC}/enableServiceLinks`;

describe('a change in the name of a remedy', () => {
  it('is within its reach where it writes what the remedy does', () => {
    const path = `${SPEC}/topologySpreadConstraints/0/nodeTaintsPolicy`;

    expect(beyond('spread/honor-taints', added(path, 'Honor'))).toBeUndefined();
  });

  it.each<[string, string, Partial<Change>]>([
    ['another field', 'spread/honor-taints', added(`${SPEC}/hostNetwork`, true)],
    ['another value', 'config/no-service-links', added(`${SPEC}/enableServiceLinks`, true)],
    [
      'another kind',
      'spread/honor-taints',
      {
        ...added(`${SPEC}/topologySpreadConstraints/0/nodeTaintsPolicy`, 'Honor'),
        on: { kind: 'apps/DaemonSet', namespace: 'shop', name: 'web', uid: 'u' },
      },
    ],
    [
      'another subresource',
      'config/no-service-links',
      { ...added(`${SPEC}/enableServiceLinks`, false), sub: 'status' },
    ],
    [
      'what it does not guard',
      'config/no-service-links',
      { ops: [{ op: 'replace', path: `${SPEC}/enableServiceLinks`, value: false }] },
    ],
    [
      'a place of a list that is spelled as the API server alone reads it, and so neither shown nor looked at',
      'crash/image-start',
      {
        absent: [`${SPEC}/containers/00/command`],
        ops: [{ op: 'remove', path: `${SPEC}/containers/00/command` }],
      },
    ],
    [
      'what is shown as another value of an item, and put in before it',
      'crash/known-option',
      {
        guard: [{ op: 'test', path: `${SPEC}/containers/0/args/0`, value: 'serve' }],
        ops: [{ op: 'add', path: `${SPEC}/containers/0/args/0`, value: 'migrate' }],
      },
    ],
    [
      'a volume of another kind',
      'security/writable-directory',
      added(VOLUMES, [{ name: 'writable-tmp', hostPath: { path: '/' } }]),
    ],
    [
      'a list without what was there',
      'security/writable-directory',
      {
        guard: [{ op: 'test', path: VOLUMES, value: [{ name: 'data', emptyDir: {} }] }],
        ops: [{ op: 'replace', path: VOLUMES, value: [{ name: 'writable-tmp', emptyDir: {} }] }],
      },
    ],
    [
      'a capability that opens the node',
      'security/add-capabilities',
      added(`${SPEC}/containers/0/securityContext/capabilities/add`, ['SYS_ADMIN']),
    ],
    [
      'a toleration of the control plane',
      'placement/tolerate-taint',
      added(`${SPEC}/tolerations`, [
        {
          key: 'node-role.kubernetes.io/control-plane',
          operator: 'Equal',
          value: '',
          effect: 'NoSchedule',
        },
      ]),
    ],
    [
      'a strategy without the steps of a Rollout',
      'rollout/old-pods-first',
      {
        ...added('/spec/strategy', {
          type: 'RollingUpdate',
          rollingUpdate: { maxSurge: 0, maxUnavailable: 1 },
        }),
        on: { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web', uid: 'u' },
      },
    ],
  ])('goes beyond it with %s', (_, remedy, parts) => {
    expect(beyond(remedy, parts)).toBe(parts.ops?.[0]?.path);
  });

  it.each<[string, readonly Op[]]>([
    ['another field', [{ op: 'add', path: `${SPEC}/hostNetwork`, value: true }]],
    ['another value than was there', [{ op: 'replace', path: LINKS, value: { forged: true } }]],
    ['nothing back where something was', [{ op: 'remove', path: LINKS }]],
  ])('goes beyond it with an undo that puts back %s', (_, undo) => {
    const parts: Partial<Change> = {
      guard: [{ op: 'test', path: LINKS, value: true }],
      ops: [{ op: 'replace', path: LINKS, value: false }],
    };
    const [back] = undo;

    expect(beyond('config/no-service-links', { ...parts, undo })).toBe(back?.path);
    expect(
      beyond('config/no-service-links', {
        ...parts,
        undo: [{ op: 'replace', path: LINKS, value: true }],
      }),
    ).toBeUndefined();
  });

  it('goes beyond it with an undo that is shown as the old item, and puts that in before the new one', () => {
    const path = `${SPEC}/containers/0/args/0`;
    const [was, is] = ['--prot', '--port'];
    const undoneBy = (op: 'add' | 'replace'): Partial<Change> => ({
      guard: [{ op: 'test', path, value: was }],
      ops: [{ op: 'replace', path, value: is }],
      undo: [
        { op: 'test', path, value: is },
        { op, path, value: was },
      ],
    });

    expect(beyond('crash/known-option', undoneBy('add'))).toBe(path);
    expect(beyond('crash/known-option', undoneBy('replace'))).toBeUndefined();
  });

  it('makes a ServiceAccount as the remedy does, and no other', () => {
    const on = { kind: 'ServiceAccount', namespace: 'shop', name: 'web' };
    const metadata = { namespace: 'shop', name: 'web' };
    const made = { apiVersion: 'v1', kind: 'ServiceAccount', metadata };
    const making = (value: object): Partial<Change> => ({ do: 'create', on, ...added('', value) });

    expect(beyond('create/service-account', making(made))).toBeUndefined();
    expect(
      beyond('create/service-account', making({ ...made, secrets: [{ name: 'admin' }] })),
    ).toBe('/');
  });

  it('goes beyond everything where the remedy is unknown or only words', () => {
    const change = added(`${SPEC}/nodeName`, 'worker-1');

    expect(beyond('placement/unpin', change)).toBe(`${SPEC}/nodeName`);
    expect(beyond('no/such-remedy', change)).toBe(`${SPEC}/nodeName`);
  });
});

function beyond(remedy: string, parts: Partial<Change>): string | undefined {
  const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u' };
  const change: Change = {
    do: 'patch',
    on,
    guard: [],
    absent: [],
    ops: [],
    undo: { none: 'test' },
    ...parts,
  };
  return beyondReach(change, reachesById.get(remedy) ?? []);
}

function added(path: string, value: unknown): Partial<Change> {
  return { absent: [path], ops: [{ op: 'add', path, value }] };
}
