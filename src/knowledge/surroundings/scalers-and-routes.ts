import type { Surrounding } from '../../domain/surrounding.ts';
import { servicesAround } from '../../readings/network/services-around.ts';
import { aroundThem } from '../../readings/workloads/around-them.ts';

/** What scales and guards these workloads, and what leads visitors to their Services. */
export const scalersAndRoutes: Surrounding = {
  id: 'scalers-and-routes',
  where: 'nearby',
  find: (from, world) => aroundThem([...from, ...servicesAround(from, world)], world),
};
