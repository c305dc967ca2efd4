import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';

/** A claim names the volume that it is bound to, or is to be bound to. */
export const claimToVolume: Edge<'PersistentVolumeClaim'> = {
  id: 'claim-to-volume',
  from: 'PersistentVolumeClaim',
  to: ['PersistentVolume'],
  crossesNamespaces: true,

  *links(claim) {
    const name = claim.spec?.volumeName;
    if (!name) return;
    const from = refTo('PersistentVolumeClaim', claim);
    yield { from, to: { kind: 'PersistentVolume', name }, path: '/spec/volumeName' };
  },
};
