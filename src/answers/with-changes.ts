import type { Answer, AnswerEvidence } from '../domain/answer.ts';
import { refKey } from '../domain/keys.ts';
import type { Evidence, Ref, Source, World } from '../domain/model.ts';
import { OUR_REASONS } from '../domain/ports.ts';
import { eventsSaying } from '../readings/events.ts';
import { ownersOf } from '../readings/workloads/workloads.ts';
import { present } from '../text/present.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import type { Deps } from './engine.ts';
import { toNamed } from './to-named.ts';

const MOST = 3;

/**
 * An answer with what kubewhy changed before at its target, at the subject of its root and at what owns those, as our own
 * Events say: the API server keeps them for an hour, and whoever may create Events can write one, so they prove nothing.
 */
export async function withChanges(
  answer: Answer,
  { target, source }: Readonly<{ target: Ref; source: Source }>,
  { loader, audience }: Pick<Deps, 'loader' | 'audience'>,
): Promise<Answer> {
  const [root] = answer.findings;
  const places = placesOf([target, ...(root ? [root.subject] : [])], openWorld(source).world);
  const sees = await audience?.sees(places.map((on) => ({ on })));
  const shown = places.filter((on) => !sees || sees({ on }));
  const { value } = await inRounds(loader, (loaded) => {
    const { world, unread } = openWorld(loaded);
    return { value: shown.flatMap((on) => eventsSaying(OUR_REASONS, on, world)), unread };
  });
  const changes = value.toSorted(newestFirst).slice(0, MOST).map(toAnswerEvidence);
  return changes.length > 0 ? { ...answer, changes } : answer;
}

/** Each object and the workload that it belongs to, once; Events of ours lie in namespaces only. */
function placesOf(of: readonly Ref[], world: World): readonly Ref[] {
  const all = of.flatMap((on) => [on, ...ownersOf(on, world).slice(-1)]);
  const keys = all.map(refKey);
  return all.filter(({ namespace }, at) => namespace && keys.indexOf(keys[at] ?? '') === at);
}

function newestFirst({ at: one = '' }: Evidence, { at: other = '' }: Evidence): number {
  return Date.parse(other) - Date.parse(one);
}

function toAnswerEvidence({ source, on, at, quote }: Evidence): AnswerEvidence {
  return { source, object: toNamed(on), ...present({ time: at }), text: redacted(quote) };
}
