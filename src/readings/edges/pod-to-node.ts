import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';

/** A pod runs on a node, which may also be one that does not exist. */
export const podToNode: Edge<'Pod'> = {
  id: 'pod-to-node',
  from: 'Pod',
  to: ['Node'],
  crossesNamespaces: true,

  *links(pod) {
    const { nodeName } = pod.spec ?? {};
    if (!nodeName) return;
    yield { from: refTo('Pod', pod), to: { kind: 'Node', name: nodeName }, path: '/spec/nodeName' };
  },
};
