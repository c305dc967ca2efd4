import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { changeDiff } from '#src/approvals/change-diff.ts';
import type { Change } from '#src/domain/plan.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { copying, evicting } from '#test/fixes/support/whole.ts';

const RULE = '/spec/template/spec/topologySpreadConstraints/0';
const [{ on }] = abortion().changes;

describe('the diff of a change', () => {
  it('has no line that is made of an annotation', () => {
    const owner = { by: 'argo-cd', name: 'blog\n- hostNetwork: true\u2028' } as const;

    const besides = [owner, { ...owner, name: 'blog' }].map((one) => ({
      beside: { is: 'next-sync', owner: one } as const,
    }));
    const [odd = '', plain = ''] = besides.map((one) => changeDiff(change(one)));

    expect(odd.split(/[\n\u2028]/)).toHaveLength(plain.split('\n').length);
  });

  it('says of what is changed live whose it is', () => {
    const owner = { by: 'argo-cd', name: 'blog' } as const;

    expect(changeDiff(change({ beside: { is: 'next-sync', owner } }))).toContain(
      '# Rollout blog-system/web, live, beside Argo CD Application `blog`',
    );
  });

  it('shows each part that is touched or relied on, before and after', () => {
    const diff = changeDiff(
      change({
        guard: [
          { op: 'test', path: `${RULE}/topologyKey`, value: 'kubernetes.io/hostname' },
          { op: 'test', path: `${RULE}/maxSkew`, value: 1 },
        ],
        absent: [`${RULE}/matchLabelKeys`],
        ops: [
          { op: 'replace', path: `${RULE}/maxSkew`, value: 2 },
          { op: 'add', path: `${RULE}/matchLabelKeys`, value: ['rollouts-pod-template-hash'] },
        ],
      }),
    );

    expect(diff).toBe(
      `
# Rollout blog-system/web
@@ spec.template.spec.topologySpreadConstraints[0] @@
  topologyKey: kubernetes.io/hostname
- maxSkew: 1
+ maxSkew: 2
+ matchLabelKeys:
+   - rollouts-pod-template-hash
`.trim(),
    );
  });

  it('names the subresource, and what is taken out', () => {
    const [aborting] = abortion().changes;

    expect(changeDiff(aborting)).toBe(
      `
# Rollout blog-system/web, status
@@ status @@
  currentPodHash: new
+ abort: true
`.trim(),
    );
    expect(
      changeDiff(
        change({
          guard: [{ op: 'test', path: '/metadata/labels/a~1b', value: 'x' }],
          ops: [{ op: 'remove', path: '/metadata/labels/a~1b' }],
        }),
      ),
    ).toBe('# Rollout blog-system/web\n@@ metadata.labels @@\n- a/b: x');
  });

  it('shows an object that is created whole, and what it is a copy of', () => {
    expect(changeDiff(copying)).toBe(
      `
# ConfigMap shop/settings, created, copy of staging/settings
+ apiVersion: v1
+ kind: ConfigMap
+ metadata:
+   namespace: shop
+   name: settings
+ data:
+   mode: fast
`.trim(),
    );
  });

  it('shows what is made before what is then another in it', () => {
    const path = '/data/mode';
    const guard = [...copying.guard, { op: 'test', path, value: 'fast' } as const];
    const ops = [...copying.ops, { op: 'replace', path, value: 'slow' } as const];

    expect(
      changeDiff({ ...copying, guard, ops })
        .split('\n')
        .slice(-4),
    ).toEqual(['+   mode: fast', '@@ data @@', '- mode: fast', '+ mode: slow']);
  });

  it('says of a pod that it is evicted', () => {
    expect(changeDiff(evicting)).toBe('# Pod shop/web-1, evicted');
  });

  it('hides no operation', () => {
    const value = fc.oneof(fc.integer(), fc.boolean(), fc.array(fc.integer({ min: 1e9 })));
    const path = fc.constantFrom('/spec/a', '/spec/b/0/c', '/spec/template/spec/hostNetwork');
    fc.assert(
      fc.property(path, value, (at, set) => {
        const diff = changeDiff(
          change({ absent: [at], ops: [{ op: 'add', path: at, value: set }] }),
        );

        expect(diff).toContain(`+ ${at.split('/').at(-1)}:`);
        for (const one of [set].flat()) expect(diff).toContain(String(one));
      }),
    );
  });
});

function change(parts: Partial<Change>): Change {
  return { do: 'patch', on, guard: [], absent: [], ops: [], undo: { none: 'test' }, ...parts };
}
