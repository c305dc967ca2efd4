// Runs as a process of its own, and is killed: `node gateway-process.ts NAME REDIS SLACK`. It takes reviews, and shows what comes of them.
import { openQueues } from '#src/queue/open-queues.ts';
import { createSlack } from '#src/slack/create-slack.ts';
import { GUARDED, KEY, LOCK_MS, USERS } from '#test/integration/faults/approval-schedules.ts';
import { SIGNING_SECRET } from '#test/integration/faults/faulty-slack.ts';
import { silent } from '#test/support/logs.ts';

const [name = '', redis = '', server = ''] = process.argv.slice(2);
const own = `${server}/${name}`;
const queues = openQueues({ url: redis, lockMs: LOCK_MS });
const { outbox, incidents, freezes, inbox, roots, homes, open: waiting } = queues;
const slack = createSlack({
  cluster: 'test',
  config: {
    botToken: 'xoxb-test',
    signingSecret: SIGNING_SECRET,
    port: 0,
    host: '127.0.0.1',
    slackApiUrl: `${own}/api/`,
    lang: 'en',
  },
  outbox,
  incidents,
  alerts: { inbox, roots, homes, open: waiting, reopenMs: 0 },
  forgottenPosts: async () => undefined,
  pacer: { turn: async () => 0, pause: async () => undefined },
  approvalKey: KEY,
  shows: () => true,
  changing: {
    standstill: async () => undefined,
    freezes,
    needsTwo: (namespace) => namespace === GUARDED,
    barred: () => undefined,
    peopleByEmail: [],
    mayAct: ({ id }) => ({ is: 'may', as: { user: USERS.get(id) ?? id, groups: [] } }),
  },
  audit: async () => undefined,
  log: silent,
});
void open();

async function open(): Promise<void> {
  const port = await slack.start();
  queues.serveGateway({
    async run(job) {
      await slack.deliver(job);
      if (job.kind === 'progress' && job.approval)
        await fetch(`${own}/told/${job.approval.id}/${job.progress.step}`);
    },
    giveUp: async (_, error) => {
      throw error;
    },
  });
  await fetch(`${own}/open/${port}`);
}
