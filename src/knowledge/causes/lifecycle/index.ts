import type { Cause } from '../../../domain/model.ts';
import { finalizer } from './finalizer.ts';
import { gracePeriod } from './grace-period.ts';
import { namespaceNotEmpty } from './namespace-not-empty.ts';
import { overdue } from './overdue.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const lifecycleCauses: readonly Cause[] = [
  finalizer,
  gracePeriod,
  namespaceNotEmpty,
  overdue,
];
