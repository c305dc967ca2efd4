import { standstillAt } from '#src/approvals/standstill.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { remediatorJobs } from '#src/serve/roles/remediator-jobs.ts';
import type { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { LIMITS } from '#test/fixes/support/surroundings.ts';

/** The key of the gateway in test/slack/support. */
export const KEY = 'an-approval-key';
const AGREED = { changes: 'on', changeWindows: [] } as const;

/** The work of a remediator that everybody is mapped for, and that any one may approve a change to. */
export function remediating(
  writer: FakeApiServer,
  { changeLog, outbox, freezes, clockAhead }: Queues,
) {
  return remediatorJobs({
    writer,
    changeLog,
    outbox,
    key: KEY,
    limits: LIMITS,
    audit: async () => undefined,
    standstill: async () => standstillAt(new Date(), AGREED, await freezes.find()),
    clockAhead,
    needsTwo: () => false,
    barred: () => undefined,
    identityOf: ({ name }) => ({ user: name, groups: [] }),
    done: () => undefined,
  });
}
