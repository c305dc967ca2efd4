import type { Ref, World } from '../../domain/model.ts';
import { oncePer } from '../../world/once-per.ts';
import { servicesFor } from './services-for.ts';

/** The Services of these objects, found once per world however many rules ask about the same list. */
export function servicesAround(from: readonly Ref[], world: World): readonly Ref<'Service'>[] {
  return world.derive(readingFor(from));
}

const readingFor = oncePer((from: readonly Ref[]) => (world: World) => servicesFor(from, world));
