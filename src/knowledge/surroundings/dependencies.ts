import type { Surrounding } from '../../domain/surrounding.ts';
import { dependenciesOf } from '../../readings/reports/dependencies.ts';

/** All on which a custom object depends, and what it and those that it made have made. */
export const dependencies: Surrounding = {
  id: 'dependencies',
  where: 'dependencies',
  find: (from, world) => from.flatMap((at) => dependenciesOf(at, world)),
};
