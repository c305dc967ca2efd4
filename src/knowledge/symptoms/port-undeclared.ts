import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { backendsOf } from '../../readings/network/backends.ts';
import { mismatchOf } from '../../readings/network/target-ports.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** A Service sends to a port that none of its Ready pods declares, while they declare others. */
export const portUndeclared: SymptomFinder<'Service'> = {
  kind: 'port-undeclared',
  of: ['Service'],
  asked: 'unless-outage',

  *find(service, world) {
    const mismatch = mismatchOf(service, world);
    if (!mismatch || backendsOf(service, world).ready === 0) return;
    const on = refTo('Service', service);
    const { path, target } = mismatch;
    yield {
      kind: 'port-undeclared',
      on,
      reason: 'Undeclared',
      evidence: quotedField(on, path, `${target}`),
      hurts: 'progress',
    };
  },
};
