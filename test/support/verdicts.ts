import type { Symptom } from '#src/domain/model.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Remedy } from '#src/domain/remedy.ts';
import type { Finding, Verdict } from '#src/domain/verdict.ts';
import type { Offer } from '#src/fixes/offers/plans.ts';
import { ago } from '#test/support/objects.ts';

/** The pod "web" of namespace shop, by name. */
export const web = { kind: 'Pod', namespace: 'shop', name: 'web' } as const;
const rollout = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'd-1' } as const;

/** A symptom of the pod "web", which hurts its users since ten minutes ago. */
export function symptom(
  parts: Partial<Symptom & { key: string }> = {},
): Verdict['symptoms'][number] {
  const evidence = { source: 'field', on: web, path: '/status/phase', quote: 'Pending' } as const;
  return {
    key: 'pending',
    kind: 'pod-pending',
    on: web,
    reason: 'Unschedulable',
    evidence,
    since: ago(10),
    hurts: 'users',
    ...parts,
  };
}

/** The root finding about that symptom, by a cause that nobody registered. */
export function finding(parts: Partial<Finding> = {}): Finding {
  return {
    key: 'some/cause|web',
    id: 'some/cause',
    subject: { ...web, uid: 'pod-1' },
    params: {},
    evidence: [{ source: 'event', on: web, at: ago(5), quote: '0/3 nodes are available' }],
    confidence: 'proven',
    role: 'root',
    explains: ['pending'],
    seen: [{ kind: 'pod-unscheduled', on: web }],
    ...parts,
  };
}

/** A verdict about the pod "web". */
export function verdict(parts: Partial<Verdict> = {}): Verdict {
  return {
    target: { ...web, uid: 'pod-1' },
    state: 'explained',
    findings: [finding()],
    symptoms: [symptom()],
    ruledOut: [],
    notChecked: [],
    unsure: [],
    remarks: [],
    crashes: [],
    ...parts,
  };
}

/** A plan that sets the replicas of Deployment "web", and which answers that finding. */
export function plan(parts: Partial<Plan> = {}): Plan {
  return {
    id: 'plan-1',
    remedy: 'some/remedy',
    cluster: 'lab',
    changes: [
      {
        do: 'patch',
        on: rollout,
        guard: [{ op: 'test', path: '/spec/replicas', value: 2 }],
        absent: [],
        ops: [{ op: 'replace', path: '/spec/replicas', value: 3 }],
        undo: [{ op: 'replace', path: '/spec/replicas', value: 2 }],
      },
    ],
    goal: { is: 'updated-ready', on: rollout },
    risk: 'restart',
    cause: { id: 'some/cause', subject: web },
    params: {},
    proof: {
      placement: { is: 'holds', note: 'worker-1' },
      rules: { is: 'holds' },
      admission: { is: 'not-checked', why: 'no-dry-run' },
    },
    ...parts,
  };
}

/** What offers that plan for that finding. */
export function offer(made: Plan = plan()): Offer {
  const [change] = made.changes;
  return {
    ...wordsOnly,
    proposal: {
      ...wordsOnly.proposal,
      change,
      command: 'kubectl scale deployment web --replicas=3',
    },
    proof: made.proof,
    plan: made,
  };
}

const SCALING = { text: 'One more replica.', undo: 'Scale down.' };
const scaling: Remedy = {
  id: 'some/remedy',
  answers: [],
  *propose() {},
  text: {
    en: () => ({ ...SCALING, title: 'Scale up' }),
    ko: () => ({ ...SCALING, title: '늘리기' }),
  },
};

/** The same remedy where it can only be described. */
export const wordsOnly: Offer = {
  finding: 'some/cause|web',
  remedy: scaling,
  proposal: { params: {}, kind: 'patch', risk: 'restart' },
};
