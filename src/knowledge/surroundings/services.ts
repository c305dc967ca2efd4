import type { Surrounding } from '../../domain/surrounding.ts';
import { servicesAround } from '../../readings/network/services-around.ts';

/** The Services that send to these pods, or that seem to be meant for these workloads. */
export const services: Surrounding = {
  id: 'services',
  where: 'nearby',
  find: servicesAround,
};
