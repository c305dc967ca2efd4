import type { DeliveryJob, RemediatorJob, WorkerJob } from '#src/domain/jobs.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Alert, Person, Question } from '#src/domain/question.ts';

/** Somebody who asks and approves. */
export const mina: Person = { team: 'T1', id: 'U1', name: 'mina' };

/** A question about a pod. */
function question(id: string): Question {
  return {
    id,
    query: { text: 'web-6c7c' },
    lang: 'en',
    asker: mina,
    place: { channel: 'C1' },
    private: false,
    askedAt: '2026-01-01T00:00:00Z',
  };
}

/** A job for the worker. */
export function whyJob(id: string): WorkerJob & { kind: 'why' } {
  return { v: 1, id, kind: 'why', question: question(id) };
}

/** A plan that changes one ConfigMap. */
export function plan(id = 'p1'): Plan {
  const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings', uid: 'u1' };
  const op = { op: 'replace', path: '/data/a', value: '2' } as const;
  const holds = { is: 'holds' } as const;
  return {
    id,
    remedy: 'config/set',
    cluster: 'test',
    changes: [{ do: 'patch', on, guard: [], absent: [], ops: [op], undo: { none: 'test' } }],
    goal: { is: 'updated-ready', on },
    risk: 'none',
    cause: { id: 'config/missing-config', subject: on },
    params: {},
    proof: { placement: holds, rules: holds, admission: holds },
  };
}

/** An approved change for the remediator. */
export function changeJob(id: string): RemediatorJob & { kind: 'change' } {
  const at = '2026-01-01T00:00:00Z';
  const approval = {
    id,
    plan: 'p1',
    incident: 'q1',
    channel: 'C1',
    person: mina,
    at,
    signature: 'ab',
  };
  return { v: 1, id, kind: 'change', approval, plan: plan(), lang: 'en' };
}

/** An alert about a pod. */
export function alert(status: Alert['status'] = 'firing'): Alert {
  const labels = { alertname: 'KubePodNotReady', namespace: 'shop', pod: 'web-1' };
  const startsAt = '2026-01-01T00:00:00Z';
  return { id: 'a1', status, name: 'KubePodNotReady', labels, annotations: {}, startsAt };
}

/** The news of an alert, for the gateway. */
export function deliveryJob(id: string): DeliveryJob & { kind: 'alert' } {
  return { v: 1, id, kind: 'alert', alert: alert(), lang: 'en' };
}
