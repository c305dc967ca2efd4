import { planId } from '#src/approvals/plan-id.ts';
import type { Plan } from '#src/domain/plan.ts';

const on = {
  kind: 'argoproj.io/Rollout',
  namespace: 'blog-system',
  name: 'web',
  uid: 'rollout-1',
} as const;
const { uid: _, ...named } = on;
const unproved = { is: 'not-checked', why: 'unread' } as const;

/** A plan with the id of what it does. */
function planned(content: Pick<Plan, 'changes' | 'goal'>): Plan {
  const plan = {
    remedy: 'test/remedy',
    cluster: 'test',
    risk: 'none',
    cause: { id: 'test/cause', subject: named },
    params: {},
    proof: { placement: unproved, rules: unproved, admission: unproved },
    ...content,
  } as const;
  return { ...plan, id: planId(plan) };
}

/** Aborts the rollout "web" while its canary has the hash "new". */
export function abortion(): Plan {
  return planned({
    goal: { is: 'aborted', on: named },
    changes: [
      {
        do: 'patch',
        on,
        sub: 'status',
        guard: [{ op: 'test', path: '/status/currentPodHash', value: 'new' }],
        absent: ['/status/abort'],
        ops: [{ op: 'add', path: '/status/abort', value: true }],
        undo: { none: 'starts-over' },
      },
    ],
  });
}

/** Ends the pause of the rollout "web" at step 1. */
export function promotion(): Plan {
  const pauses = [{ reason: 'CanaryPauseStep', startTime: '2026-01-01T12:00:00Z' }];
  return planned({
    goal: { is: 'past-step', on: named, step: 1 },
    changes: [
      {
        do: 'patch',
        on,
        sub: 'status',
        guard: [
          { op: 'test', path: '/status/currentPodHash', value: 'new' },
          { op: 'test', path: '/status/currentStepIndex', value: 1 },
          { op: 'test', path: '/status/pauseConditions', value: pauses },
        ],
        absent: ['/status/abort'],
        ops: [{ op: 'remove', path: '/status/pauseConditions' }],
        undo: { none: 'starts-over' },
      },
    ],
  });
}
