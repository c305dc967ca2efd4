import type { SymptomFinder } from '../../domain/model.ts';
import { isOnTheSide } from '../../readings/logs/listening.ts';
import { backendsOf } from '../../readings/network/backends.ts';
import { mismatchOf } from '../../readings/network/target-ports.ts';
import { fieldSymptom } from '../field-symptom.ts';

/**
 * A Service sends to a port that none of its Ready pods declares, while they declare others; not one for figures or
 * debugging, which few declare.
 */
export const portUndeclared: SymptomFinder<'Service'> = fieldSymptom(
  'port-undeclared',
  ['Service'],
  'progress',
  (service, world) => {
    const mismatch = mismatchOf(service, world);
    if (!mismatch || backendsOf(service, world).ready === 0) return undefined;
    const names = (service.spec?.ports ?? []).flatMap(({ name }) => name ?? []);
    if (isOnTheSide([service.metadata?.name, ...names].join(' '))) return undefined;

    const { path, target } = mismatch;
    return { path, quote: `${target}`, reason: 'Undeclared' };
  },
);
