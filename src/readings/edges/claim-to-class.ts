import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';

/** A claim names the class of its storage; the annotation of before still goes first. */
export const claimToClass: Edge<'PersistentVolumeClaim'> = {
  id: 'claim-to-class',
  from: 'PersistentVolumeClaim',
  to: ['storage.k8s.io/StorageClass'],
  crossesNamespaces: true,

  *links(claim) {
    const beta = claim.metadata?.annotations?.['volume.beta.kubernetes.io/storage-class'];
    const name = beta ?? claim.spec?.storageClassName;
    if (!name) return;
    yield {
      from: refTo('PersistentVolumeClaim', claim),
      to: { kind: 'storage.k8s.io/StorageClass', name },
      path:
        beta === undefined
          ? '/spec/storageClassName'
          : '/metadata/annotations/volume.beta.kubernetes.io~1storage-class',
    };
  },
};
