import type { TriedChange } from '../../domain/preflight.ts';
import { present } from '../../text/present.ts';
import { changesOf } from './changes.ts';
import { courseOf } from './course.ts';
import { simulated, type Subject } from './simulated.ts';
import { strategyOf } from './strategy-of.ts';

/** Plays a stuck update through again with each change that people make against it. */
export function triedOn(subject: Subject): readonly TriedChange[] {
  const { workload, template } = subject;
  const changed = changesOf(workload, template).map((one) => ({
    one,
    with_: { ...subject, ...one },
  }));
  const tried = changed.map(({ one, with_ }) => outcomeOf(one, with_));
  const slower = changed.find(({ one }) => one.change === 'surge-0');
  const plain = fewer({ change: 'fewer-replicas' }, subject);
  const both =
    slower &&
    !isWay(tried.find(({ change }) => change === 'surge-0')) &&
    fewer(slower.one, slower.with_);
  const isMore = both && (both.replicas ?? 0) > (plain?.replicas ?? 0);
  return [...tried, ...(isMore ? [both] : []), ...(plain ? [plain] : [])];
}

type ChangeName = Pick<TriedChange, 'change' | 'key'>;

function outcomeOf({ change, key }: ChangeName, subject: Subject): TriedChange {
  return {
    change,
    ...present({ key }),
    ...(stopsServing(subject) && { downtime: true }),
    course: simulated(subject),
  };
}

/** The most replicas with which it fits. */
function fewer(named: ChangeName, subject: Subject): TriedChange | undefined {
  if (subject.nodes) return undefined;
  for (let replicas = Math.min(subject.replicas - 1, MOST_TRIED); replicas >= 1; replicas--) {
    const less = { ...subject, replicas, older: subject.older.slice(0, replicas) };
    const tried = { ...outcomeOf(named, less), replicas };
    if (isWay(tried)) return tried;
  }
  return undefined;
}

/** Each is played through: beyond, the number of replicas is not what a person would change first. */
const MOST_TRIED = 20;

/** Whether it fits, as far as could be read. */
function isWay(tried: TriedChange | undefined): boolean {
  return (
    tried?.course.is === 'fits' || (tried?.course.is === 'not-decided' && !tried.course.deadlock)
  );
}

/** Whether at one moment no pod is there, of neither revision. */
function stopsServing({ workload, replicas, older, isNew }: Subject): boolean {
  if (isNew) return false;
  const planned = strategyOf(workload, { replicas, older: older.length });
  const moments = planned ? courseOf(planned.strategy) : [];
  return moments.some((one) => one.updated + one.older === 0);
}
