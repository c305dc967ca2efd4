// Takes one job and never finishes it: a test kills this process in the middle of the work.
import { openQueues } from '#src/queue/open-queues.ts';

const [url = '', lockMs = ''] = process.argv.slice(2);
const queues = openQueues({ url, lockMs: Number(lockMs) });

queues.serveWorker({
  async run({ id }) {
    process.stdout.write(`taken ${id}\n`);
    await new Promise(() => undefined);
  },
  giveUp: async () => undefined,
});
