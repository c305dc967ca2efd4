import type { Surrounding } from '../../domain/surrounding.ts';
import { refusedAround } from '../signs/network/refused-around.ts';
import { servicesAround } from '../signs/network/services-around.ts';

/** Policies about these pods and routes to their Services that their controllers refuse. */
export const refusedObjects: Surrounding = {
  id: 'refused-objects',
  where: 'far',
  find: (from, world) => refusedAround([...from, ...servicesAround(from, world)], world),
};
