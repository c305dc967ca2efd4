import type { Approval } from '../domain/approval.ts';
import type { Plan } from '../domain/plan.ts';
import type { Recorded } from '../domain/ports.ts';
import { redacted } from '../text/redaction/redacted.ts';

/** Who has a change made: by an approval, or with rights of their own, where the cluster tells as whom. */
type By = Approval | Readonly<{ id: string; user?: string }>;

/** What is left on an object that was changed: what was done, and by whom. In English, as all Events are. */
export function recordOf(by: By, plan: Plan): Recorded {
  const [{ on }] = plan.changes;
  const title = plan.titles?.en.replaceAll('`', '');
  const done = title === undefined ? plan.remedy : `${title} (${plan.remedy})`;
  const isUndo = plan.goal.is === 'undone';
  return {
    id: by.id,
    on,
    reason: isUndo ? 'KubewhyUndone' : 'KubewhyApplied',
    message: redacted(`${done}: ${isUndo ? 'undone, ' : ''}${doneBy(by)}`),
  };
}

function doneBy(by: By): string {
  if (!('person' in by)) return `done with kubewhy fix${by.user ? ` by ${by.user}` : ''}`;
  const { incident, person, first } = by;
  const people = [person, ...(first ? [first.person] : [])].map(
    ({ name, id }) => `${name} (${id})`,
  );
  return `approved by ${people.join(' and ')} in incident ${incident}`;
}
