import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { renewalOf } from '../../../readings/nodes/leases.ts';
import { isNodeReady } from '../../../readings/nodes/nodes.ts';
import { isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { nodeUnreachableWords, type Silent } from './unreachable.words.ts';

const LEASES = 'kube-node-lease';

/** A kubelet renews its Lease every 10 s; the node controller calls it silent after 40 s or 50 s of nothing. */
const RENEWED_MS = 40_000;

/** A node's kubelet is silent: the node controller has marked all that it knew of it Unknown. */
export const nodeUnreachable: Cause<Silent, 'Node'> = {
  id: 'node/unreachable',
  of: ['Node'],
  explains: ['node-not-ready'],

  *explain({ on, evidence }, world, node) {
    const ready = conditionOf(node, 'Ready');
    if (ready?.status !== 'Unknown') return;

    const { path, reason } = ready;
    const since = heartbeatOf(node);
    const beat: Evidence | undefined = since
      ? { ...quotedField(on, `${path}/lastHeartbeatTime`, since), at: since }
      : undefined;
    const lease = renewalOf(LEASES, on.name, world);
    const renews = isWithin(RENEWED_MS, lease?.at, world.now);
    yield {
      subject: on,
      params: {
        has: renews
          ? 'renews-its-lease'
          : reason === 'NodeStatusNeverUpdated'
            ? 'never-reported'
            : 'stopped',
        ...present({ since }),
        ...othersIn(world, on),
      },
      evidence: [evidence, ...(beat ? [beat] : []), ...(lease ? [lease] : [])],
      strength: renews ? 'fits' : 'entails',
      restsOn: [on],
    };
  },

  ...nodeUnreachableWords,
};

/** When the kubelet last posted the node's status; the first transition of a node that never did is not that. */
function heartbeatOf(node: Resource<'Node'>): string | undefined {
  const { lastHeartbeatTime, reason } =
    node.status?.conditions?.find(({ type }) => type === 'Ready') ?? {};
  return reason === 'NodeStatusNeverUpdated' ? undefined : lastHeartbeatTime;
}

function othersIn(world: World, on: Ref): Pick<Silent, 'others' | 'ready'> {
  const { items, gap } = world.list('Node', { namespace: '' });
  if (gap) return {};
  const rest = items.filter((node) => refTo('Node', node).name !== on.name);
  const isSilent = (node: Resource<'Node'>) => conditionOf(node, 'Ready')?.status === 'Unknown';
  return { others: rest.filter(isSilent).length, ready: rest.filter(isNodeReady).length };
}
