import type { Cause } from '../../../domain/model.ts';
import { controllerSilent } from './controller-silent.ts';
import { noScheduler } from './no-scheduler.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const controlPlaneCauses: readonly Cause[] = [controllerSilent, noScheduler];
