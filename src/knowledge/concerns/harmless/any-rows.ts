import { kindOf, refTo } from '../../../domain/keys.ts';
import { isOurs, lastSeen } from '../../../readings/events.ts';
import { RECENT_MS } from '../../../readings/freshness.ts';
import { isWithin } from '../../../readings/time.ts';
import type { HarmlessRow } from './harmless-row.ts';

/** So often two writers meet by chance. */
const BY_CHANCE = 5;
/** How controllers call what went well. */
const WELL = /succ|complet|reconciled|ready|resolved|healthy|recovered|synced|provisioned|bound/i;

/** What is warned of objects of any kind. */
export const anyRows: readonly HarmlessRow[] = [
  {
    why: 'conflict',
    saying: /the object has been modified; please apply your changes to the latest version/,
    when: (_, { times }) => times < BY_CHANCE,
  },
  // Kyverno; one that blocks says so, and there is no such object then.
  {
    why: 'only-reported',
    reasons: ['PolicyViolation'],
    when: (_, { evidence }) => !/\bblocked\b/i.test(evidence.quote),
  },
  {
    why: 'said-well-since',
    when: (object, { reason, evidence: { at = '' } }, world) => {
      const { items } = world.events(refTo(kindOf(object), object));
      const reporters = items.filter((one) => one.reason === reason).map(reporterOf);
      const success = items.find(
        (one) =>
          one.type === 'Normal' &&
          !isOurs(one) &&
          WELL.test(one.reason ?? '') &&
          Date.parse(lastSeen(one)) > Date.parse(at) &&
          reporters.includes(reporterOf(one)),
      );
      return success ? lastSeen(success) : false;
    },
  },
  {
    why: 'not-repeated',
    when: (_, { evidence: { at } }, { now }) => !isWithin(RECENT_MS, at, now),
  },
];

function reporterOf({
  source,
  reportingComponent,
}: Readonly<{
  source?: { component?: string } | undefined;
  reportingComponent?: string | undefined;
}>): string {
  return source?.component ?? reportingComponent ?? '';
}
