import { refKey } from '../domain/keys.ts';
import type { Ref, World } from '../domain/model.ts';

/** A reading about one object that is made once per world, however many rules ask for it. */
export function perObject<T>(read: (of: Ref, world: World) => T): (of: Ref, world: World) => T {
  const readings = (): Map<string, (world: World) => T> => new Map();
  return (of, world) => {
    const known = world.derive(readings);
    const key = `${refKey(of)}|${of.uid ?? ''}`;
    const reading = known.get(key) ?? ((at: World) => read(of, at));
    known.set(key, reading);
    return world.derive(reading);
  };
}
