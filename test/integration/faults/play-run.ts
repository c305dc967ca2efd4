import type { Message } from '#demo/slack-double/workspace/model.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';
import { commandsUntil } from '#test/integration/faults/commands-until.ts';
import { atRest } from '#test/integration/support/at-rest.ts';
import type { Kubewhy } from '#test/integration/support/kubewhy.ts';
import { until } from '#test/integration/support/until.ts';

/** One run: who was killed at which of Redis' commands, and how many of the run's messages there are. */
export type Played = Readonly<{ seed: number; victim: Victim; at: number; messages: number }>;
type Victim = (typeof VICTIMS)[number];

const VICTIMS = ['gateway', 'worker', 'remediator', 'redis'] as const;
const ALERTS = 2;
/** So many commands a run makes about; a run that makes fewer is over when its victim is killed. */
const COMMANDS = 800;
const WITHIN = { every: 100 };

/**
 * Sends alerts and the end of one of them, kills a process or Redis at a random command, starts it again and waits
 * until all of it is shown. Fails when something is lost, stays double or shows an older state.
 */
export async function playRun(seed: number, kubewhy: Kubewhy): Promise<Played> {
  const random = numbers(seed);
  const victim = VICTIMS[Math.floor(random() * VICTIMS.length)] ?? 'redis';
  const at = 1 + Math.floor(random() * COMMANDS);
  const names = namesOf(seed);
  const [over = ''] = names;

  const reached = await commandsUntil(at, kubewhy);
  const sending = send(names, over, kubewhy);
  await Promise.race([reached.done, shown(names, over, kubewhy)]);
  reached.stop();
  await revive(victim, kubewhy);
  await sending;
  await shown(names, over, kubewhy);
  return { seed, victim, at, messages: messagesOf(names, kubewhy).length };
}

/** Until every message of these runs is there once: a second copy goes within 15 s. */
export async function nothingDouble(runs: readonly Played[], kubewhy: Kubewhy): Promise<void> {
  const names = runs.flatMap(({ seed }) => namesOf(seed));
  const isOnce = () => {
    const labels = messagesOf(names, kubewhy).map(({ metadata }) =>
      JSON.stringify(metadata?.event_payload),
    );
    return new Set(labels).size === labels.length;
  };
  await until('nothing is double', async () => isOnce() || undefined);
}

/** As Alertmanager: again until it is accepted; the end of one comes after its beginning was shown. */
async function send(names: readonly string[], over: string, kubewhy: Kubewhy): Promise<void> {
  const alertOf = (name: string, more: object = {}) =>
    sent({
      fingerprint: name,
      labels: { ...(name === over ? TROUBLED : WELL), alertname: name },
      ...more,
    });
  const post = (alerts: readonly object[]) =>
    until('the alerts are accepted', () => accepted(payload(alerts), kubewhy), WITHIN);
  await post(names.map((name) => alertOf(name)));
  await until(
    `${over} is shown`,
    async () => messagesOf([over], kubewhy).length > 0 || undefined,
    WITHIN,
  );
  await post([alertOf(over, { status: 'resolved', endsAt: '2026-01-01T01:00:00Z' })]);
}
/** The first runs of one root share its thread; what has no root has one of its own. */
const TROUBLED = { namespace: 'blog-system', pod: 'web-6c7c9fb85d-8lqpc', severity: 'warning' };
const WELL = { node: 'k8s-worker1', severity: 'warning' };

async function accepted(body: object, kubewhy: Kubewhy): Promise<true | undefined> {
  try {
    const response = await kubewhy.webhook(body);
    await response.body?.cancel();
    return response.status === 202 || undefined;
  } catch {
    return undefined; // the gateway is the one that was killed
  }
}

/** Until each alert is told, the one that has a root with its verdict, and the one that is over says so. */
async function shown(names: readonly string[], over: string, kubewhy: Kubewhy): Promise<void> {
  const isShown = (name: string) => {
    const [parent, ...more] = messagesOf([name], kubewhy);
    const state = name === over ? 'resolved' : 'firing';
    return parent?.text.startsWith(`${name} ${state}`) && (name !== over || more.length > 0);
  };
  await until(
    `${names.join(', ')} are shown`,
    async () => names.every(isShown) || undefined,
    WITHIN,
  );
  await atRest(kubewhy);
}

async function revive(victim: Victim, kubewhy: Kubewhy): Promise<void> {
  if (victim === 'redis') {
    await kubewhy.redis.kill();
    return await kubewhy.redis.restart();
  }
  await kubewhy.kill(victim);
  await kubewhy.start(victim);
}

function namesOf(seed: number): readonly string[] {
  return Array.from({ length: ALERTS }, (_, one) => `run-${seed}-${one}`);
}

/** The first messages of these alerts, and all in their threads. */
function messagesOf(names: readonly string[], { slack }: Kubewhy): readonly Message[] {
  const all = slack.messages('CALERTS001');
  const parents = all.filter(({ thread, text }) => {
    return !thread && names.some((name) => text.startsWith(`${name} `));
  });
  const threads = new Set(parents.map(({ ts }) => ts));
  return [...parents, ...all.filter(({ thread }) => thread && threads.has(thread))];
}

/** Mulberry32: the same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
