import { hashOf } from '#src/slack/delivery/hash-of.ts';
import { parentMessage } from '#src/slack/delivery/thread.ts';
import { numbers, USERS } from '#test/integration/faults/approval-schedules.ts';
import { type Clicks, clicksOf, type Review } from '#test/integration/faults/click-schedules.ts';
import { startFaultyApi } from '#test/integration/faults/faulty-api.ts';
import { SIGNING_SECRET, startFaultySlack } from '#test/integration/faults/faulty-slack.ts';
import { mortals } from '#test/integration/faults/mortals.ts';
import { EFFECTS } from '#test/integration/faults/play-approvals.ts';
import { handingOn } from '#test/integration/support/handing-on.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { sendSigned, submission } from '#test/integration/support/signed.ts';
import { until } from '#test/integration/support/until.ts';

/** What came of a review: what its modal said, what its incident and its message show, and how often its change took effect. */
export type Clicked = Readonly<{
  id: string;
  isDue: boolean;
  said: readonly string[];
  outcomes: readonly string[];
  isShown: boolean;
  isStuck: boolean; // two people who may have approved it, and all the same nobody carried it out
  effects: number;
  isStale: boolean;
}>;

const PROGRAMS = {
  gateway: new URL('./gateway-process.ts', import.meta.url),
  remediator: new URL('./remediator-process.ts', import.meta.url),
};
const LANES = 20;
const LOOK_MS = 2_000;
const GATEWAYS = ['left', 'right'];
const REMEDIATORS = ['one', 'two', 'three'];
/** A gateway dies at one of so many steps, and a remediator. */
const STEPS = { gateway: 600, remediator: 800 } as const;
/** Where Slack says that it was approved, or that somebody else has to agree. */
const [APPROVED, ONE_OF_TWO] = ['✅', '✋'];

/** Whether somebody was told that it is approved. */
function isTaken(text: string): boolean {
  return text.includes(APPROVED) || text.includes(ONE_OF_TWO);
}

/**
 * What must not be: an approval that has no outcome or is under way for good, one that two people agree on and that waits for a
 * second all the same, a message that says something else, or an effect that is a second one, denied, stale, or nobody's to have.
 */
export function isClickBroken(clicked: Clicked): boolean {
  const { isDue, said, outcomes, isShown, isStuck, effects, isStale } = clicked;
  const [outcome, ...more] = outcomes;
  const isAccepted = said.some((text) => text.includes(APPROVED));
  const isLost = isAccepted && (outcome === undefined || outcome === 'one-of-two');
  const waits = outcome === undefined || outcome === 'one-of-two';
  const [least, most] = waits ? [0, 0] : (EFFECTS[outcome] ?? [Infinity, 0]);
  const isWrong = effects < least || effects > (isDue ? most : 0);
  return isLost || more.length > 0 || !isShown || isStuck || isStale || isWrong;
}

/**
 * Plays random reviews, as people submit them to two gateways that are killed at any step, on a real Redis and with three
 * remediators that are killed as well; waits for every outcome.
 */
export async function playClicks(
  url: string,
  count: number,
  seed: number,
): Promise<Readonly<{ played: readonly Clicked[]; deaths: number }>> {
  const random = numbers(seed);
  const schedules = new Map<string, Clicks>();
  const said = new Map<string, readonly string[]>();
  const awaited = new Map<string, () => void>();
  const failed = Promise.withResolvers<never>();
  const gateways = mortals(PROGRAMS.gateway, GATEWAYS, STEPS.gateway, random);
  const remediators = mortals(PROGRAMS.remediator, REMEDIATORS, STEPS.remediator, random);
  const api = await startFaultyApi((name) => known(name).api, remediators.mayDie, random);
  const slack = await startFaultySlack(gateways.mayDie, (approval, step) => {
    if (step !== 'applying') awaited.get(approval)?.();
  });
  const queues = patientQueues({ url });

  function known(name: string): Clicks {
    const schedule = schedules.get(name);
    if (!schedule) throw new Error(`There is no ${name}.`);
    return schedule;
  }

  async function play(name: string): Promise<void> {
    const schedule = clicksOf(name, random);
    const { incident, reviews, isAtOnce } = schedule;
    schedules.set(name, schedule);
    await queues.incidents.change(name, () => incident);
    if (isAtOnce) await Promise.all(reviews.map((one) => reviewed(one, schedule)));
    else for (const one of reviews) await reviewed(one, schedule);
  }

  /** Submits a review as often as it is; until its outcome was delivered, if it is to have one. */
  async function reviewed(review: Review, schedule: Clicks): Promise<void> {
    const { approval, times } = review;
    const outcome = Promise.withResolvers<void>();
    awaited.set(approval, outcome.resolve);
    const answers = Array.from({ length: times }, () => submitted(review, schedule));
    const texts = await Promise.all(answers);
    said.set(approval, texts);
    if (texts.some(isTaken)) await outcome.promise;
    awaited.delete(approval);
  }

  /** As a person presses again who was answered nothing; the gateway may die of it. */
  async function submitted({ view, person }: Review, { incident, plan }: Clicks): Promise<string> {
    const form = submission(person, { incident: incident.id, plan }, view);
    for (;;) {
      const doors = [...slack.doors];
      const [gateway, door] = doors[Math.floor(random() * doors.length)] ?? ['', ''];
      void gateways.mayDie(gateway);
      try {
        return await (await sendSigned({ door, signingSecret: SIGNING_SECRET }, form)).text();
      } catch (error) {
        // That of fetch where nobody answers; in Jest it is of another realm.
        if (!String(error).startsWith('TypeError')) throw error;
      }
    }
  }

  async function isIdle(): Promise<true | undefined> {
    const { approved, remediator, gateway } = await queues.counts();
    const left = [approved, remediator, gateway].map(
      (jobs) => jobs.waiting + jobs.active + jobs.delayed,
    );
    return left.every((jobs) => jobs === 0) || undefined;
  }

  /** Waits no longer for what was sent before all queues were empty: none of it is told any more. */
  async function giveUpLost(): Promise<void> {
    const sent = [...awaited].filter(([approval]) => said.has(approval));
    if (await isIdle()) for (const [, resolve] of sent) resolve();
  }

  async function shownOf(name: string): Promise<readonly Clicked[]> {
    const { incident: offered, reviews } = known(name);
    const incident = (await queues.incidents.find(name)) ?? offered;
    const [message, shown] = [parentMessage(incident), slack.shown.get(offered.parent)];
    const isShown =
      incident.acts.length === 0 || (message && shown && hashOf(message) === hashOf(shown));
    const agreed = reviews.filter(
      ({ approval, isDue }) => isDue && said.get(approval)?.some(isTaken),
    );
    const isStuck =
      new Set(agreed.map(({ person }) => USERS.get(person))).size > 1 &&
      incident.acts.every(({ progress }) => progress.step === 'one-of-two');
    return reviews.map(({ approval: id, isDue }) => ({
      id,
      isDue,
      said: said.get(id) ?? [],
      outcomes: incident.acts.flatMap(({ approval, progress }) =>
        approval?.id === id ? [progress.step] : [],
      ),
      isShown: isShown ?? false,
      isStuck,
      effects: api.effects.get(id) ?? 0,
      isStale: api.stale.has(id),
    }));
  }

  const names = Array.from({ length: count }, (_, at) => `web-${at}`).values();
  async function lane(): Promise<void> {
    for (const name of names) await play(name);
  }

  const giveUp = async (_: unknown, error: unknown) => failed.reject(error);
  queues.serveWorker({ run: handingOn(queues), giveUp });
  const looking = setInterval(() => void giveUpLost().catch(failed.reject), LOOK_MS);
  try {
    await Promise.all([remediators.start(url, api.url), gateways.start(url, slack.url)]);
    await until('the gateways are open', async () => slack.doors.size === 2 || undefined);
    const all = Promise.all(Array.from({ length: LANES }, lane));
    await Promise.race([all, failed.promise]);
    const look = async () => (await Promise.all([...schedules.keys()].map(shownOf))).flat();
    const isOver = async () =>
      (await isIdle()) && (await look()).every(({ isShown }) => isShown) ? true : undefined;
    await until('nothing waits, and all is shown', isOver, { every: LOOK_MS }).catch(() => false);
    return { played: await look(), deaths: gateways.deaths() };
  } finally {
    clearInterval(looking);
    await queues.close();
    await Promise.all([gateways.stop(), remediators.stop()]);
    await Promise.all([api.close(), slack.close()]);
  }
}
