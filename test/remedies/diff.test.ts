import { describe, expect, it } from '@jest/globals';

import type { Op } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diffOf } from '#src/remedies/diff.ts';
import { blog } from '#test/remedies/support/blog.ts';
import { abortion } from '#test/remedies/support/plans.ts';

const RULE = '/spec/template/spec/topologySpreadConstraints/0';
const [web] = blog().filter(({ kind }) => kind === 'Rollout');

describe('the diff of a change', () => {
  it('shows the part that is touched, before and after', () => {
    const ops = [
      { op: 'add', path: `${RULE}/nodeTaintsPolicy`, value: 'Honor' },
      { op: 'add', path: `${RULE}/matchLabelKeys`, value: ['rollouts-pod-template-hash'] },
    ] as const;

    expect(diff(ops)).toBe(
      `
# Rollout blog-system/web: spec.template.spec.topologySpreadConstraints[0]
  …
  labelSelector:
    matchLabels:
      app: web
+ nodeTaintsPolicy: Honor
+ matchLabelKeys:
+   - rollouts-pod-template-hash
`.trim(),
    );
  });

  it('shows a replaced value as one line less and one more', () => {
    const path = `${RULE}/whenUnsatisfiable`;

    expect(diff([{ op: 'replace', path, value: 'ScheduleAnyway' }])).toBe(
      `
# Rollout blog-system/web: spec.template.spec.topologySpreadConstraints[0]
  maxSkew: 1
  topologyKey: kubernetes.io/hostname
- whenUnsatisfiable: DoNotSchedule
+ whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      app: web
`.trim(),
    );
  });

  it('shows only what is near', () => {
    const text = diff(abortion().changes[0].ops);

    expect(text).toContain('# Rollout blog-system/web: status\n  …\n');
    expect(text).toContain('\n+ abort: true');
  });

  it('fits into a Slack section, cut at a line', () => {
    const value = Array.from({ length: 500 }, (_, index) => `value-${index}`);

    const text = diff([{ op: 'add', path: `${RULE}/matchLabelKeys`, value }]);

    expect(text.length).toBeLessThanOrEqual(2_500);
    expect(text).toMatch(/\n\+ {3}- value-\d+\n…$/);
  });
});

function diff(ops: readonly Op[]): string {
  const [change] = abortion().changes;
  return diffOf({ ...change, ops }, web ?? ({} as Resource));
}
