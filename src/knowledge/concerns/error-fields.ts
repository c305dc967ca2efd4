import type { Resource } from '../../domain/resource.ts';
import { fieldsAt, partOf } from '../../readings/reports/fields.ts';
import { segment } from '../../text/json-pointer.ts';

/** A field that only says something where something is wrong. */
type ErrorField = Readonly<{ what: string; path: string; said: string }>;

/** How controllers call it: error, lastError, errorMessage, failureReason, syncFailure. */
const NAMES =
  /^(?:\w*[eE]rror|\w*[fF]ailure|(?:last)?(?:[eE]rror|[fF]ailure)(?:Message|Reason)|errors)$/;
/** They have readings of their own. */
const APART = [
  'conditions',
  'containerStatuses',
  'initContainerStatuses',
  'ephemeralContainerStatuses',
];
const DEEPEST = 3;
/** No more is read of a status than a person would. */
const MOST = 200;

/** The fields of a status that tell of an error, wherever they stand in it. */
export function errorFields(object: Resource): readonly ErrorField[] {
  const found: ErrorField[] = [];
  const [status] = fieldsAt(object, 'status');
  const ahead = status ? [{ ...status, depth: 0 }] : [];
  for (const { path, value, depth } of ahead) {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) continue;
    for (const key of Object.keys(value).filter((one) => !APART.includes(one))) {
      const inner = partOf(value, key);
      const at = `${path}/${segment(key)}`;
      if (typeof inner === 'string' && inner !== '' && NAMES.test(key)) {
        found.push({ what: at.slice('/status/'.length), path: at, said: inner });
      } else if (ahead.length < MOST) ahead.push({ path: at, value: inner, depth: depth + 1 });
    }
  }
  return found;
}
