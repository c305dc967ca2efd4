// Runs as a process of its own, and is killed: `node remediator-process.ts NAME REDIS API`. It carries out what is approved.
import { AsyncLocalStorage } from 'node:async_hooks';
import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

import { openApi } from '#src/cluster/live/api.ts';
import { connectionOver } from '#src/cluster/live/connection.ts';
import { type Access, httpsTransport } from '#src/cluster/live/https-transport.ts';
import { liveWriter } from '#src/cluster/live/live-writer.ts';
import { Throttle } from '#src/cluster/live/throttle.ts';
import { openQueues } from '#src/queue/open-queues.ts';
import { remediatorJobs } from '#src/serve/roles/remediator-jobs.ts';
import { LIMITS } from '#test/fixes/support/surroundings.ts';
import { GUARDED, KEY, LOCK_MS, USERS } from '#test/integration/faults/approval-schedules.ts';
import { SENT_FOR, TELLING } from '#test/integration/faults/faulty-api.ts';

/** After so many jobs most of what they need is compiled. */
const UNTIL_COMPILED = 30;
const [name = '', redis = '', server = ''] = process.argv.slice(2);
const approval = new AsyncLocalStorage<string>();
const access: Access = {
  getCurrentCluster: () => ({ name: 'faulty', server, skipTLSVerify: false }),
  async applyToHTTPSOptions(options) {
    options.headers = { ...options.headers, [SENT_FOR]: `${name} ${approval.getStore()}` };
  },
};
/** A guest of the double needs no patience: its second lasts a millisecond. */
const clock = { now: () => performance.now() * 1000, sleep };
const transport = httpsTransport(access);
const connection = connectionOver(transport, new Throttle(clock));
const queues = openQueues({ url: redis, lockMs: LOCK_MS });
const jobs = remediatorJobs({
  writer: liveWriter(openApi(connection, 'a double')),
  changeLog: queues.changeLog,
  outbox: { ...queues.outbox, toWorker: async () => undefined },
  key: KEY,
  limits: LIMITS,
  async audit() {
    await transport({ method: 'GET', path: TELLING });
  },
  standstill: async () => undefined,
  clockAhead: queues.clockAhead,
  needsTwo: (namespace) => namespace === GUARDED,
  barred: () => undefined,
  identityOf: ({ id }) => ({ user: USERS.get(id) ?? id, groups: [] }),
  done: () => undefined,
});
const holds = async () => ({ is: 'holds' }) as const;
let left = UNTIL_COMPILED;
queues.serveRemediator({
  change: {
    ...jobs,
    async run(job) {
      left -= 1;
      if (left === 0) flushCompileCache(); // for the next one: who is killed writes nothing
      await approval.run(job.approval.id, () => jobs.run(job));
    },
  },
  dryRun: holds,
  mayApply: holds,
});
