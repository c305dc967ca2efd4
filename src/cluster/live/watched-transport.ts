import { NoReply, type Reply, type Request, type Transport } from './connection.ts';

/** A question about a server that answers nothing is over after these two: 5 s. */
const [SUSPECT_MS, PROBE_MS] = [3_000, 2_000];
/** Between two probes of a server that does not answer. */
const REST_MS = 5_000;
const PROBE: Request = { method: 'GET', path: '/version', timeoutMs: PROBE_MS };

type Pending = Readonly<{ since: number; giveUp: (error: NoReply) => void }>;

/**
 * A transport that knows whether its server answers at all. If nothing came back for 3 s and a probe brings nothing either, all reads end, and
 * further requests fail at once, until a probe is answered. A reply of any status is an answer.
 */
export function watchedTransport(transport: Transport): Transport {
  const pending = new Set<Pending>();
  let downSince: number | undefined;
  let heardAt = 0;
  let watch: NodeJS.Timeout | undefined;

  async function noting(request: Request): Promise<Reply> {
    const reply = await transport(request);
    heardAt = Date.now();
    downSince = undefined;
    return reply;
  }

  function later(ms: number, work: () => Promise<void>): void {
    watch = setTimeout(() => {
      watch = undefined;
      void work();
    }, ms);
    watch.unref();
  }

  /** Looks again as long as something waits for a reply. */
  function watchOver(): void {
    if (!watch && pending.size > 0) later(SUSPECT_MS, suspect);
  }

  async function suspect(): Promise<void> {
    const oldest = Math.min(...[...pending].map(({ since }) => since));
    const isSilent = Math.max(oldest, heardAt) + SUSPECT_MS <= Date.now();
    if (pending.size === 0 || !isSilent) return watchOver();
    const asked = Date.now();
    if ((await answers()) || heardAt >= asked) return watchOver(); // a late reply is one, too
    downSince = Math.min(oldest, Date.now() - PROBE_MS);
    for (const { giveUp } of pending) giveUp(silent(downSince));
    later(REST_MS, probeAgain);
  }

  async function probeAgain(): Promise<void> {
    if (!(await answers())) later(REST_MS, probeAgain);
  }

  function answers(): Promise<boolean> {
    return noting(PROBE).then(
      () => true,
      () => false,
    );
  }

  return async (request) => {
    if (downSince !== undefined) throw silent(downSince);
    const gaveUp = Promise.withResolvers<never>();
    const one: Pending = { since: Date.now(), giveUp: gaveUp.reject };
    pending.add(one);
    watchOver();
    try {
      // What became of a change is for its own reply to say.
      const reply = noting(request);
      return await (request.method === 'GET' ? Promise.race([reply, gaveUp.promise]) : reply);
    } finally {
      pending.delete(one);
      gaveUp.promise.catch(() => undefined);
    }
  };
}

function silent(downSince: number): NoReply {
  const since = new Date(downSince).toISOString();
  const time = since.slice(11, 16);
  return new NoReply(`it has not answered since ${time} UTC`, false, { isLate: true, since });
}
