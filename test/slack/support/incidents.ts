import { planId } from '#src/approvals/plan-id.ts';
import type { Answer, AnswerFinding, AnswerRemedy } from '#src/domain/answer.ts';
import type { Incident } from '#src/domain/incident.ts';
import type { Change, Plan } from '#src/domain/plan.ts';
import type { Alert, Person, Question } from '#src/domain/question.ts';

/** Somebody of the double's workspace. */
export const mina: Person = { team: 'TDEMO00001', id: 'UMINA00001', name: 'mina' };

const change: Change = {
  do: 'patch',
  on: { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web', uid: 'u1' },
  guard: [],
  absent: [],
  ops: [{ op: 'add', path: '/spec/x', value: 'Honor' }],
  undo: [{ op: 'remove', path: '/spec/x' }],
};
/** The id of the plan. */
export const HONOR = planId(plan(''));

/** A proved plan. */
export function plan(id = HONOR): Plan {
  return {
    id,
    remedy: 'scheduling/honor-taints',
    cluster: 'demo',
    changes: [change],
    goal: {
      is: 'updated-ready',
      on: { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web' },
    },
    risk: 'restart',
    cause: {
      id: 'scheduling/spread-counts-tainted-node',
      subject: { kind: 'Pod', namespace: 'blog-system', name: 'web-6c7c9fb85d-8lqpc' },
    },
    params: {},
    proof: {
      placement: { is: 'holds', note: 'k8s-worker1' },
      rules: { is: 'holds' },
      admission: { is: 'not-checked', why: 'no-right' },
    },
  };
}

/** The same with other operations, and the id of those. */
export function planOf(ops: Change['ops']): Plan {
  const changes = [{ ...change, ops }] as const;
  const own = { ...plan(), changes };
  return { ...own, id: planId(own) };
}

/** A fix with a plan. */
export function remedy(over: Partial<AnswerRemedy> = {}): AnswerRemedy {
  return {
    id: 'scheduling/honor-taints',
    title: 'Let the spread rule skip tainted nodes',
    kind: 'patch',
    risk: 'restart',
    patch: [{ op: 'add', path: '/spec/x', value: 'Honor' }],
    text: 'Sets `nodeTaintsPolicy: Honor`.',
    proof: plan().proof,
    plan: HONOR,
    ...over,
  };
}

/** The root cause of the canary that stays Pending. */
export function finding(over: Partial<AnswerFinding> = {}): AnswerFinding {
  return {
    key: 'k1',
    id: 'scheduling/spread-counts-tainted-node',
    title: 'The spread rule counts a node that nobody may use',
    cause: '`web-6c7c` cannot be placed: the spread rule counts `k8s-cp`.',
    lines: ['k8s-cp      0  tainted', 'k8s-worker1 1', 'k8s-worker2 1'],
    params: {},
    severity: 'warning',
    confidence: 'proven',
    role: 'root',
    subject: { kind: 'Pod', namespace: 'blog-system', name: 'web-6c7c' },
    explains: ['s1'],
    evidence: [
      {
        source: 'event',
        object: { kind: 'Pod', namespace: 'blog-system', name: 'web-6c7c' },
        time: '2026-03-02T09:07:00Z',
        text: '0/3 nodes are available',
      },
    ],
    remedies: [remedy()],
    ...over,
  };
}

/** An explained answer about the Rollout web. */
export function answer(over: Partial<Answer> = {}): Answer {
  const findings = over.findings ?? [finding()];
  return {
    schema: 'kubewhy/v1',
    engineVersion: '0',
    lang: 'en',
    target: {
      kind: 'argoproj.io/Rollout',
      namespace: 'blog-system',
      name: 'web',
      cluster: 'demo',
    },
    state: 'explained',
    summary: findings[0]?.cause ?? 'Nothing wrong found.',
    findings,
    symptoms: [],
    ruledOut: [],
    notChecked: [{ what: 'log of container `nginx`', why: 'it never started' }],
    ...over,
  };
}

/** What mina asked in #ops. */
export function question(over: Partial<Question> = {}): Question {
  return {
    id: 'q-1',
    query: { text: 'web-6c7c' },
    lang: 'en',
    asker: mina,
    place: { channel: 'COPS000001' },
    private: false,
    askedAt: new Date().toISOString(),
    ...over,
  };
}

/** The incident of that question, answered and with one plan. */
export function incident(over: Partial<Incident> = {}) {
  return {
    v: 1,
    id: 'q-1',
    lang: 'en',
    place: { channel: 'COPS000001' },
    openedAt: '2026-03-02T09:10:00Z',
    asker: mina,
    answer: answer(),
    tookMs: 612,
    spent: { requests: 14, logs: 2 },
    plans: [plan()],
    acts: [],
    mayAct: true,
    ...over,
  } satisfies Incident;
}

/** KubePodNotReady for the same pod. */
export function alert(over: Partial<Alert> = {}): Alert {
  return {
    id: 'a-1',
    status: 'firing',
    name: 'KubePodNotReady',
    labels: { severity: 'warning', namespace: 'blog-system', pod: 'web-6c7c' },
    annotations: { summary: 'Pod has been in a non-ready state for more than 15 minutes.' },
    startsAt: '2026-03-02T09:07:00Z',
    ...over,
  };
}
