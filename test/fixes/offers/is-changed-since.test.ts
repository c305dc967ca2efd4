import { describe, expect, it } from '@jest/globals';

import type { Change, Op } from '#src/domain/plan.ts';
import { isChangedSince } from '#src/fixes/offers/is-changed-since.ts';
import { openWorld } from '#src/world/open-world.ts';
import { app, revised } from '#test/fixes/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web' };
const LIMITS = '/spec/template/spec/containers/0/resources/limits/memory';
const limited = (memory: string) => app({ resources: { limits: { memory } } });

describe('a change of the template, for a pod of the revision before', () => {
  it.each<[string, readonly string[], Op, boolean]>([
    ['that was made greater since', ['web-1-0'], limit('256Mi'), true],
    ['goes back to what that had', ['web-1-0'], limit('64Mi'), false],
    ['that a new pod needs as well', ['web-1-0', 'web-2-0'], limit('256Mi'), false],
    ['of another field', ['web-1-0'], image('shop/web:3'), false],
    ['seen at no pod', [], limit('256Mi'), false],
  ])('%s', (_, names, op, is) => {
    expect(isChanged(names, op)).toBe(is);
  });

  it('of another object is none', () => {
    expect(isChanged(['web-1-0'], limit('256Mi'), { ...web, uid: 'other' })).toBe(false);
  });

  it('is not known where the revisions may not be read', () => {
    expect(isChanged(['web-1-0'], limit('256Mi'), web, ['ReplicaSet'])).toBe(false);
  });
});

function limit(value: string): Op {
  return { op: 'replace', path: LIMITS, value };
}

function image(value: string): Op {
  return { op: 'replace', path: '/spec/template/spec/containers/0/image', value };
}

function isChanged(
  names: readonly string[],
  op: Op,
  on = web,
  without: readonly string[] = [],
): boolean {
  const same = { first: limited('64Mi'), second: limited('128Mi') };
  const objects = revised({ ...same, ready: [0, 0], ill: [1, 1] });
  const { world } = openWorld(cluster(objects.filter(({ kind }) => !without.includes(kind ?? ''))));
  const change: Change = { do: 'patch', on, guard: [], absent: [], ops: [op], undo: [] };
  const seen = names.map((name) => ({
    kind: 'container-waiting',
    on: { kind: 'Pod', namespace: 'shop', name },
  }));
  return isChangedSince(change, finding({ subject: web, seen }), world);
}
