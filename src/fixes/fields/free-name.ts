import type { World } from '../../domain/model.ts';
import { namesIn } from './names.ts';

/** A Job's name is that of its pods' label, too. */
const MAX_NAME = 63;

/** The first name of a Job that is not taken: the given one, and a number, the first of which is `from`. */
export function freeName(name: string, namespace: string, world: World, from = 2): string {
  const taken = new Set(namesIn('batch/Job', namespace, world));
  for (let count = from; ; count++) {
    const end = `-${count}`;
    const free = `${name.slice(0, MAX_NAME - end.length)}${end}`;
    if (!taken.has(free)) return free;
  }
}
