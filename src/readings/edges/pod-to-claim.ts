import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';

/** A pod mounts claims of its namespace, and one for each volume of its own that is made from a claim. */
export const podToClaim: Edge<'Pod'> = {
  id: 'pod-to-claim',
  from: 'Pod',
  to: ['PersistentVolumeClaim'],

  *links(pod) {
    const from = refTo('Pod', pod);
    for (const [index, volume] of (pod.spec?.volumes ?? []).entries()) {
      const { name: part, persistentVolumeClaim, ephemeral } = volume;
      const name = persistentVolumeClaim?.claimName ?? (ephemeral && `${from.name}-${part}`);
      if (!name) continue;

      const at = `/spec/volumes/${index}`;
      yield {
        from,
        to: {
          kind: 'PersistentVolumeClaim',
          name,
          ...(from.namespace && { namespace: from.namespace }),
        },
        path: persistentVolumeClaim ? `${at}/persistentVolumeClaim/claimName` : `${at}/name`,
      };
    }
  },
};
