import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { amountOf } from '../quantities.ts';
import { containersOf, type Container, type ContainerAt } from './container-specs.ts';
import { isReady } from './pods.ts';

/** A small CPU limit; `ample` is a Ready pod of the same image that has more, or no limit. */
export type CpuLimit = Readonly<{
  limit: string;
  ample?: Readonly<{ pod: string; limit?: string }>;
}>;

/** In thousandths of a CPU: below it programs that start in seconds elsewhere need a minute. */
const TIGHT = 300;
/** Only one with so many times as much tells anything. */
const MORE = 2;

/** The CPU limit of a container if it is so small that a start or an answer takes many times as long by it. */
export function tightCpu(
  on: Ref<'Pod'>,
  { container, path }: ContainerAt,
  world: World,
): Readonly<{ cpu: CpuLimit; said: Evidence }> | undefined {
  const limit = container.resources?.limits?.['cpu'];
  if (limit === undefined || amountOf('cpu', limit) > TIGHT) return undefined;
  const said = quotedField(on, `${path}/resources/limits/cpu`, `${limit}`);
  const ample = ampleOf(on, container, amountOf('cpu', limit), world);
  return { cpu: { limit: `${limit}`, ...present({ ample }) }, said };
}

function ampleOf(
  on: Ref<'Pod'>,
  { image }: Container,
  own: number,
  world: World,
): CpuLimit['ample'] {
  const { namespace = '' } = on;
  for (const pod of world.list('Pod', { namespace }).items) {
    const { name = '' } = pod.metadata ?? {};
    if (name === on.name || !isReady(pod)) continue;
    const same = sameImage(pod, image, own);
    if (same) return { pod: name, ...same };
  }
  return undefined;
}

function sameImage(
  { spec }: Resource<'Pod'>,
  image: string | undefined,
  own: number,
): Readonly<{ limit?: string }> | undefined {
  if (!image) return undefined;
  const same = [...containersOf(spec)].find((one) => !one.isInit && one.container.image === image);
  const limit = same?.container.resources?.limits?.['cpu'];
  if (!same || (limit !== undefined && amountOf('cpu', limit) < own * MORE)) return undefined;
  return limit === undefined ? {} : { limit: `${limit}` };
}
