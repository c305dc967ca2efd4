import type { Filter } from '../filter.ts';

/** A pod may name its node. */
export const nodeName: Filter = {
  id: 'node-name',
  of:
    ({ spec }) =>
    ({ metadata }) =>
      spec?.nodeName && spec.nodeName !== metadata?.name ? ['node-name'] : [],
};
