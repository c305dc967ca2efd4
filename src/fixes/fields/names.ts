// Names that may have been meant.
import type { CandidateCode } from '../../domain/codes.ts';
import type { World } from '../../domain/model.ts';
import type { Candidate } from '../../domain/remedy.ts';
import { distanceOf } from '../../text/nearest-word.ts';
import { candidate } from './candidate.ts';

/** The names of all objects of a kind in a namespace. */
export function namesIn(kind: string, namespace: string, world: World): readonly string[] {
  return world.list(kind, { namespace }).items.flatMap(({ metadata }) => metadata?.name ?? []);
}

/** Ports that may have been meant by a wrong one: first those that differ by a typing error. */
export function nearestPorts(
  wanted: number | string,
  ports: readonly number[],
  why: CandidateCode,
): readonly Candidate[] {
  const slips = (port: number) => distanceOf(`${port}`, `${wanted}`);
  const apart = (port: number) => Math.abs(port - Number(wanted));
  return ports
    .filter((port) => port !== Number(wanted))
    .toSorted((a, b) => slips(a) - slips(b) || apart(a) - apart(b))
    .map((port) => candidate(`${port}`, why));
}

const MOST = 20;

/** The most similar name first, and then the others. */
export function nearestFirst(
  wanted: string,
  near: string | undefined,
  names: readonly string[],
): readonly Candidate[] {
  const others = names
    .filter((one) => one !== near && one !== wanted)
    .toSorted((a, b) => distanceOf(a, wanted) - distanceOf(b, wanted) || a.localeCompare(b));
  return [
    ...(near === undefined ? [] : [candidate(near, 'nearest')]),
    ...others.map((value) => candidate(value, 'exists')),
  ].slice(0, MOST);
}
