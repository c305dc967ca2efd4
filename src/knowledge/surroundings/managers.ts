import type { Surrounding } from '../../domain/surrounding.ts';
import { managersOf } from '../../readings/reports/dependencies.ts';

/** The custom objects that made or apply these. */
export const managers: Surrounding = { id: 'managers', where: 'nearby', find: managersOf };
