import { clusterRows } from './of-clusters.ts';
import { deliveryRows } from './of-delivery.ts';
import { programRows } from './of-programs.ts';
import type { Row } from './row.ts';

/** At least one of each family. */
export const rows: readonly Row[] = [...clusterRows, ...deliveryRows, ...programRows];
