import type { Approval } from '../../domain/approval.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Recorded } from '../../domain/ports.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { remedies } from '../catalogue/index.ts';

/** What is left on an object that was changed: what was done, and who approved it. In English, as all Events are. */
export function recordOf({ id, incident, person, first }: Approval, plan: Plan): Recorded {
  const [{ on }] = plan.changes;
  const remedy = remedies.find((one) => one.id === plan.remedy);
  const title = remedy?.inWords(plan.params, 'en').title.replaceAll('`', '') ?? plan.remedy;
  const isUndo = plan.goal.is === 'undone';
  const people = [person, ...(first ? [first.person] : [])].map(
    ({ name, id: user }) => `${name} (${user})`,
  );
  return {
    id,
    on,
    reason: isUndo ? 'KubewhyUndone' : 'KubewhyApplied',
    message: redacted(
      `${title} (${plan.remedy}): ${isUndo ? 'undone, ' : ''}approved by ${people.join(' and ')} in incident ${incident}`,
    ),
  };
}
