import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOurs, lastSeen } from '../../readings/events.ts';
import { brief } from '../../readings/logs/logs.ts';
import { replicaSetsOf } from '../../readings/workloads/replica-sets.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import { kindWord } from '../../text/kind-word.ts';
import { timeMark } from '../../text/time-mark.ts';
import { eventWords } from '../words/talk-seen.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import type { Asked, Told } from './topic.ts';

const MOST = 7;
/** Beside warnings these say only that it began. */
const MOST_NORMAL = 3;
const MOST_PODS = 3;

/** What events say of an object, its revisions and its ill pods: warnings first, of those that repeat each other the last. */
export function events({ target, world, lang }: Asked): Told {
  const words = eventWords[lang];
  const places = placesOf(target, world);
  const all = places.flatMap((on) =>
    world
      .events(on)
      .items.filter((event) => !isOurs(event))
      .map((event) => ({ on, event })),
  );
  const once = [...Map.groupBy(all, ({ on, event }) => wordingOf(on, event)).values()].flatMap(
    (alike) => {
      const last = alike.toSorted((a, b) => timeOf(b.event) - timeOf(a.event))[0];
      const times = alike.reduce((sum, { event }) => sum + countOf(event), 0);
      return last ? [{ ...last, times }] : [];
    },
  );
  const sorted = once.toSorted(
    (a, b) => rankOf(a.event) - rankOf(b.event) || timeOf(b.event) - timeOf(a.event),
  );
  const warnings = sorted.filter(({ event }) => rankOf(event) === 0);
  const normal = sorted.slice(warnings.length);
  const isIll = warnings.length > 0;
  const shown = [...warnings, ...(isIll ? normal.slice(0, MOST_NORMAL) : normal)].slice(0, MOST);
  return {
    lines:
      shown.length === 0
        ? [words.none]
        : [
            ...shown.map(
              ({ on, event, times }) =>
                `• ${timeMark(lastSeen(event))} ${words.event(nameOf(on), event.reason ?? '', brief(event.message ?? '', 200), times)}`,
            ),
            ...(sorted.length > shown.length ? [words.more(sorted.length - shown.length)] : []),
          ],
    sights: places.map((on) => ({ on })),
  };
}

function placesOf(target: Ref, world: World): readonly Ref[] {
  const on = workloadAt(target, world);
  const sets = replicaSetsOf(on, world).items.filter(({ spec }) => spec?.replicas !== 0);
  const pods = ownPods(target, world).slice(0, MOST_PODS).map(podRef);
  const all = [target, on, ...sets.map((one) => refTo('apps/ReplicaSet', one)), ...pods];
  const keys = all.map(({ kind, name }) => `${kind}/${name}`);
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** What two events of like pods say alike: names and ids of pods are what they differ by. */
function wordingOf(on: Ref, { reason, message }: Resource<'Event'>): string {
  return `${on.kind} ${reason} ${(message ?? '').replaceAll(/[a-z0-9-]+/g, (word) => (/\d/.test(word) ? '*' : word))}`;
}

function nameOf({ kind, name }: Ref): string {
  return `${kindWord(kind)} \`${name}\``;
}

function rankOf({ type }: Resource<'Event'>): number {
  return type === 'Warning' ? 0 : 1;
}

function timeOf(event: Resource<'Event'>): number {
  return Date.parse(lastSeen(event)) || 0;
}

function countOf({ count, series }: Resource<'Event'>): number {
  return series?.count ?? count ?? 1;
}
