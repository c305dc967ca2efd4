import type { Surrounding } from '../../domain/surrounding.ts';
import { refusedAround } from '../../readings/network/refused-around.ts';
import { servicesAround } from '../../readings/network/services-around.ts';

/** Policies about these pods and routes to their Services that their controllers refuse. */
export const refusedObjects: Surrounding = {
  id: 'refused-objects',
  where: 'far',
  find: (from, world) => refusedAround([...from, ...servicesAround(from, world)], world),
};
