import type { Answer, AnswerFinding } from '../../domain/answer.ts';

/**
 * What a trouble hangs on: `placement` on where its pods may run, `spec` on what they are made of or on another object, `run` on how
 * a program went, `load` on how much there is to do, `state` on what a controller has come to.
 */
export type Nature = 'placement' | 'spec' | 'run' | 'load' | 'state' | 'unknown';

/** What the root of an answer hangs on. */
export function natureOf({ state, findings }: Pick<Answer, 'state' | 'findings'>): Nature {
  const [root] = findings;
  if (!root || state === 'unexplained' || root.confidence === 'possible') return 'unknown';
  if (root.explains.some((key) => key.startsWith('pod-unscheduled|'))) return 'placement';
  if (root.id.startsWith('autoscaling/')) return 'load';
  if (isOfSpec(root)) return 'spec';
  return isOfRun(root) ? 'run' : 'state';
}

/** Whether something shows it that a new run of the same pod would meet again. */
function isOfSpec({ subject, evidence }: AnswerFinding): boolean {
  const isOfSettings = SETTINGS.has(subject.kind);
  return isOfSettings || evidence.some(({ path = '' }) => /^\/(?:spec|data)\//.test(path));
}

/** What pods take their settings and files from. */
const SETTINGS: ReadonlySet<string> = new Set([
  'ConfigMap',
  'Secret',
  'ServiceAccount',
  'PersistentVolumeClaim',
  'ResourceQuota',
  'LimitRange',
]);

function isOfRun({ subject, evidence }: AnswerFinding): boolean {
  return subject.kind === 'Pod' || evidence.some(({ source }) => source === 'log');
}
