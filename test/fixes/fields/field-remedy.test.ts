import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import type { Values } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { candidate } from '#src/fixes/fields/candidate.ts';
import { fieldRemedy } from '#src/fixes/fields/field-remedy.ts';
import type { FoundField } from '#src/fixes/fields/field-row.ts';
import { inContainer } from '#src/fixes/fields/found.ts';
import { containerOf } from '#src/fixes/fields/holders.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const MEMORY = 'resources/limits/memory';
const container = { name: 'app', image: 'web:1', resources: { limits: { memory: '1Gi' } } };
const template = { spec: { containers: [container] } };
const candidates = ['2Gi', 'much', '1Gi'].map((value) => candidate(value, 'twice'));

describe('a row of changes', () => {
  it('proposes each candidate that can stand there and changes something', () => {
    const all = proposed('apps/Deployment', { template });

    expect(all).toMatchObject([
      {
        kind: 'patch',
        values: { memory: '2Gi' },
        params: {
          label: 'containers[app].resources.limits.memory',
          was: '1Gi',
          is: '2Gi',
          why: { is: 'twice' },
        },
        inputs: [{ name: 'memory', candidates: [{ value: '2Gi' }, { value: '1Gi' }] }],
      },
    ]);
    expect(all).toHaveLength(1);
    expect(all[0]?.command).toMatch(/^kubectl -n shop patch deployments?\S* web /);
  });

  it.each([
    ['apps/Deployment', { template }, 'restart', true, 'updated-ready'],
    [
      'apps/Deployment',
      { template, strategy: { type: 'Recreate' } },
      'downtime',
      true,
      'updated-ready',
    ],
    ['batch/CronJob', { jobTemplate: { spec: { template } } }, 'none', false, 'in-place'],
    ['batch/Job', { template }, 'none', true, 'succeeded'],
  ])('of a %s with %j risks %s', (kind, spec, risk, isOfPods, goal) => {
    const [first] = proposed(kind, spec);

    expect(first).toMatchObject({ risk, goal: { is: goal }, params: { isOfPods } });
    expect(first?.params.copy).toBe(kind === 'batch/Job' ? 'web-2' : undefined);
  });

  it('proposes what somebody chose, and says that it was chosen', () => {
    const chosen = proposed('apps/Deployment', { template }, { memory: '3Gi' });

    expect(chosen).toMatchObject([
      { values: { memory: '3Gi' }, params: { is: '3Gi', why: { is: 'chosen' } } },
    ]);
  });

  it.each([
    ['is no quantity', { memory: 'much' }, {}],
    ['is no more than what was too little', { memory: '1Gi' }, { tooLittle: '1Gi' }],
    ['changes nothing', { memory: '4Gi' }, { set: () => undefined }],
  ])('refuses what somebody chose where it %s', (_, chosen, other) => {
    expect(() => proposed('apps/Deployment', { template }, chosen, other)).toThrow(BadValue);
  });

  it('asks for a value where there is none to suggest', () => {
    const [blank, ...others] = proposed('apps/Deployment', { template }, undefined, {
      candidates: [],
    });

    expect(others).toEqual([]);
    expect(blank).not.toHaveProperty('change');
    expect(blank?.inputs).toMatchObject([{ candidates: [] }]);
  });

  it('says what cannot be taken back, and who reads it from the next start on', () => {
    const readBy = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
    const [first] = proposed('apps/Deployment', { template }, undefined, { isFinal: true, readBy });

    expect(first?.change?.undo).toEqual({ none: 'final' });
    expect(first?.params).toMatchObject({ isFinal: true, readBy: 'web' });
    expect(first?.command).toMatch(/ && kubectl -n shop rollout restart deployments\.apps\/web$/);
  });

  it('hands over what Git owns, without a command', () => {
    const labels = { 'kustomize.toolkit.fluxcd.io/name': 'shop' };
    const [first] = proposed('apps/Deployment', { template }, undefined, {}, { labels });

    expect(first).toMatchObject({ kind: 'gitops', params: { owner: { name: 'shop' } } });
    expect(first).not.toHaveProperty('command');
  });

  it('leaves alone what is out of its reach', () => {
    const [other] = proposed('apps/Deployment', { template }, undefined, {
      set: () => ({ image: 'web:2' }),
    });

    expect(other).toBeUndefined();
  });
});

/** What a row proposes for the memory of container "app", found with other parts. */
function proposed(
  kind: string,
  spec: object,
  chosen?: Values,
  other: Partial<FoundField> = {},
  metadata: object = {},
) {
  const row = fieldRemedy({
    id: 'resources/memory-limit',
    answers: [],
    input: { name: 'memory', type: 'quantity' },
    *find(of, world) {
      const one = containerOf(of, world, 'app');
      if (one) yield { ...inContainer(one, MEMORY, { candidates }), ...other };
    },
  });
  const bare = specified(kind, 'web', spec);
  const object = { ...bare, metadata: { ...bare.metadata, uid: 'web', ...metadata } } as Resource;
  const about = finding({ subject: { kind, namespace: 'shop', name: 'web' }, seen: [] });
  return [...row.propose(about, openWorld(cluster([object])).world, chosen)];
}
