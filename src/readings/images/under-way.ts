import type { Evidence, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { eventsSaying } from '../events.ts';
import { beingMade } from '../pods/being-made.ts';
import { after, isWithin } from '../time.ts';
import { podRef } from '../workloads/workloads.ts';

/** `isQuiet`: all events of the pod were read, and no Warning is among them. */
export type Pulling = Readonly<{ image: string; node: string; seconds: number; isQuiet: boolean }>;
/** A pull that goes on, and until when that is normal. */
export type UnderWay = Readonly<{ pulling: Pulling; said: Evidence; normalUntil: string }>;

/** A large image over a slow line takes minutes; after this long it is no longer normal. */
const NORMAL_MS = 5 * 60_000;
const SINCE = [
  'Pulling',
  'Pulled',
  'Failed',
  'BackOff',
  'FailedMount',
  'FailedAttachVolume',
  'FailedCreatePodSandBox',
];

/** The pull for which a container of a pod waits; undefined where it waits for something else, or too long. */
export function pullUnderWay(
  pod: Resource<'Pod'>,
  part: string | undefined,
  world: World,
): UnderWay | undefined {
  const { containers } = beingMade(pod);
  if (!containers.some((name) => !part || part === name)) return undefined;

  // Events carry seconds, so of two at the same one any may be the later: both have to speak of pulling.
  const on = podRef(pod);
  const all = eventsSaying(SINCE, on, world);
  const [said] = all;
  const newest = all.filter(({ at }) => at === said?.at);
  const image = /^Pulling image "(?<image>[^"]+)"$/.exec(said?.quote ?? '')?.groups?.['image'];
  if (!said?.at || !image || newest.some(({ quote }) => !quote.startsWith('Pulling image')))
    return undefined;
  // An earlier try that went wrong: this one may, too.
  const hasFailed = eventsSaying(['Failed', 'BackOff'], on, world).some(({ quote }) =>
    quote.includes(`"${image}"`),
  );
  if (hasFailed || !isWithin(NORMAL_MS, said.at, world.now)) return undefined;

  const { items, gap } = world.events(on);
  const pulling = {
    image,
    node: pod.spec?.nodeName ?? '',
    seconds: Math.round((Date.parse(world.now) - Date.parse(said.at)) / 1000),
    isQuiet: !gap && items.every(({ type }) => type !== 'Warning'),
  };
  return { pulling, said, normalUntil: after(NORMAL_MS, said.at) };
}
