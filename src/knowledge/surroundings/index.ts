import type { Surrounding } from '../../domain/surrounding.ts';
import { dependencies } from './dependencies.ts';
import { evictingNodes } from './evicting-nodes.ts';
import { managers } from './managers.ts';
import { refusedObjects } from './refused-objects.ts';
import { sampledPods } from './sampled-pods.ts';
import { scalersAndRoutes } from './scalers-and-routes.ts';
import { services } from './services.ts';

/** Where else to look, in this order. */
export const surroundings: readonly Surrounding[] = [
  dependencies,
  services,
  scalersAndRoutes,
  managers,
  evictingNodes,
  refusedObjects,
  sampledPods,
];
