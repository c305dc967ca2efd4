import { selecting } from '../../references/selecting.ts';
import type { Selection } from '../../references/selection.ts';

const OF_SERVICE: Selection = {
  from: 'Service',
  at: '/spec/selector',
  picks: 'Pod',
  stops: 'connections',
  isPlain: true,
};

/** No pod has the labels that a Service selects, and no workload makes such pods. */
export const serviceSelector = selecting(
  'network/service-selector',
  ['service-without-backends'],
  [OF_SERVICE],
);
