import { describe, expect, it } from '@jest/globals';

import { rootOf } from '#src/domain/root-of.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';

const pod = { kind: 'Pod', namespace: 'shop', name: 'web-1' };
const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const symptom = { key: 's', kind: 'x', object: pod, reason: 'x', hurts: 'users' } as const;

describe('the root of an answer', () => {
  it('is the cause and what has it, for a part of a workload that', () => {
    const found = answer({ findings: [finding({ id: 'crash/oom-killed', subject: pod })] });

    expect(rootOf(found)).toBe('crash/oom-killed Pod|shop/web-1');
    expect(rootOf(found, [{ of: pod, by: web }])).toBe('crash/oom-killed apps/Deployment|shop/web');
  });

  it('is the workload in trouble where nobody knows the cause', () => {
    const target = { ...pod, cluster: 'lab' };
    const open = answer({ state: 'unexplained', target, symptoms: [symptom] });

    expect(rootOf(open, [{ of: pod, by: web }])).toBe('unexplained apps/Deployment|shop/web');
  });

  it.each([
    ['healthy', answer({ state: 'healthy', findings: [] })],
    ['complaining', answer({ state: 'complaining' })],
    ['not known to be healthy', answer({ state: 'unexplained', findings: [] })],
  ])('is none of what is %s', (_, found) => {
    expect(rootOf(found)).toBeUndefined();
  });
});
