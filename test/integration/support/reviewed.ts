import type { Message, View } from '#demo/slack-double/workspace/model.ts';
import type { AuditEntry } from '#src/domain/audit.ts';
import type { ApiProxy, Seen } from '#test/integration/support/api-proxy.ts';
import type { Api } from '#test/integration/support/api.ts';
import { stickCanary } from '#test/integration/support/canary.ts';
import { type Kubewhy, MINA } from '#test/integration/support/kubewhy.ts';
import { createNamespace } from '#test/integration/support/namespace.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { ask, CHANNEL, openReview } from '#test/integration/support/people.ts';
import { createWeb, type Rollout, webPath } from '#test/integration/support/web-rollout.ts';

/** A canary that is stuck in a namespace of its own; `question` asks why. */
export type Stuck = Readonly<{
  namespace: string;
  pod: string;
  question: string;
  before: Rollout;
  isRead: (seen: Seen) => boolean; // of the rollout
  isPatch: (seen: Seen) => boolean; // of the rollout, dry runs left out
  delete(): Promise<void>;
}>;
/** The same with its answer in the channel and the review of a fix open before Mina. */
export type Reviewed = Stuck & Readonly<{ message: Message; view: View }>;

/** Makes a canary that is stuck. */
export async function stuckCanary(api: Api): Promise<Stuck> {
  const { name, delete: remove } = await createNamespace(api, 'blog');
  await createWeb(api, name);
  const { pod } = await stickCanary(api, name);
  const path = webPath(name);
  return {
    namespace: name,
    pod,
    question: `why ${pod} -n ${name}`,
    before: await api.get<Rollout>(path),
    isRead: (seen) => seen.method === 'GET' && seen.path.startsWith(path),
    isPatch: (seen) =>
      seen.method === 'PATCH' && seen.path.startsWith(path) && !seen.path.includes('dryRun'),
    delete: remove,
  };
}

/** The same again and again: the next one is made while a test has the last. One that fails is its own test's, and no other's. */
export function stuckCanaries(api: Api) {
  const make = () => {
    const made = stuckCanary(api);
    made.catch(() => undefined); // whoever takes it is told
    return made;
  };
  let next = make();
  return {
    async take(): Promise<Stuck> {
      try {
        return await next;
      } finally {
        next = make();
      }
    },
    async end(): Promise<void> {
      await next.then(
        (left) => left.delete(),
        () => undefined, // nobody has asked for it
      );
    },
  };
}

/** Asks about it and reviews the fix behind a button. */
export async function reviewed(
  stuck: Stuck,
  kubewhy: Kubewhy,
  button = 'Review fix',
): Promise<Reviewed> {
  const message = await ask(kubewhy, MINA, stuck.question);
  const { view } = await openReview(kubewhy, MINA, message, button);
  return { ...stuck, message, view };
}

/** How often the change was sent, how often the API server made it, and how often the spec changed. */
export async function effectsOf(
  { namespace, before, isPatch }: Stuck,
  api: Api,
  proxy: ApiProxy,
): Promise<Readonly<{ sent: number; made: number; specs: number }>> {
  const { metadata } = await api.get<Rollout>(webPath(namespace));
  const sent = proxy.requests.filter(isPatch);
  return {
    sent: sent.length,
    made: sent.filter(({ status }) => status === 200).length,
    specs: metadata.generation - before.metadata.generation,
  };
}

/** The lines of a message that say what became of approved changes. */
export function outcomesIn({ slack }: Kubewhy, { ts }: Message): readonly string[] {
  const now = slack.messages(CHANNEL).find((one) => one.ts === ts);
  const texts = (now?.blocks ?? []).map((block) => JSON.stringify(block));
  const changes = texts.find((text) => text.includes('*Changes*')) ?? '';
  return changes.split('\\n').slice(1);
}

/** All answers in the channel to a question about that canary. */
export function answersTo({ slack }: Kubewhy, { namespace }: Stuck): readonly Message[] {
  const isAbout = (message: Message) => JSON.stringify(message.blocks).includes(namespace);
  return slack.messages(CHANNEL).filter((one) => !one.thread && isAbout(one));
}

/**
 * How the changes of that canary ended, as the remediator noted it. What a message says of that on its way may never be shown: the
 * next edit may be faster.
 */
export async function endsOf({ redis }: Kubewhy, { namespace }: Stuck): Promise<readonly Ended[]> {
  const queues = patientQueues({ url: redis.url });
  try {
    const { entries } = await queues.audit.since(new Date(0));
    const written = entries.map(({ deed: entry }) => entry);
    return written.flatMap((entry) =>
      entry.what === 'ended' && entry.on.namespace === namespace ? [entry] : [],
    );
  } finally {
    await queues.close(0);
  }
}
type Ended = Extract<AuditEntry, { what: 'ended' }>;
