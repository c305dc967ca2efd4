import { clusterRows } from '#test/answers/alert-objects/support/of-clusters.ts';
import { deliveryRows } from '#test/answers/alert-objects/support/of-delivery.ts';
import { programRows } from '#test/answers/alert-objects/support/of-programs.ts';
import type { Row } from '#test/answers/alert-objects/support/row.ts';

/** At least one of each family. */
export const rows: readonly Row[] = [...clusterRows, ...deliveryRows, ...programRows];
