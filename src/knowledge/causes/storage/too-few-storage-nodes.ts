import type { Cause, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { fieldsAt, numberIn, partOf, textIn } from '../../../readings/reports/fields.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { storageNode } from './signs/storage-nodes.ts';
import { type TooFew, tooFewStorageNodesWords } from './too-few-storage-nodes.words.ts';

/** A volume of Longhorn wants more replicas than there are nodes that may hold one. */
export const tooFewStorageNodes: Cause<TooFew> = {
  id: 'storage/too-few-storage-nodes',
  explains: ['object-reports-trouble'],
  of: ['longhorn.io/Volume'],
  refines: ['reports/own-word'],

  *explain({ on, evidence }, world, volume) {
    const spec = partOf(volume, 'spec');
    const wanted = numberIn(spec, 'numberOfReplicas');
    const { namespace = '' } = on;
    const nodes = world.list('longhorn.io/Node', { namespace });
    const replicas = world.list('longhorn.io/Replica', { namespace });
    if (wanted === undefined || nodes.gap || replicas.gap) return;
    const share = mayShare(volume, world);
    if (share === true) return;

    const all = nodes.items.map((node) => storageNode(node, volume));
    const usable = all.filter(({ why }) => why === undefined);
    if (all.length === 0 || usable.length >= wanted) return;
    const healthy = replicas.items.filter((one) => isHealthy(one, on.name)).length;
    const claim = claimOf(volume);
    yield {
      subject: on,
      params: {
        wanted,
        healthy,
        usable: usable.map(({ name }) => name),
        barred: all.flatMap(({ name, why }) => (why === undefined ? [] : [{ name, why }])),
        ...present({ claim }),
      },
      evidence: [
        evidence,
        quotedField(on, '/spec/numberOfReplicas', `${wanted}`),
        ...all.flatMap((one) => one.evidence ?? []),
      ],
      strength: share === false ? 'entails' : 'fits',
      restsOn: [on],
    };
  },

  ...tooFewStorageNodesWords,
};

/** Whether two replicas of the volume may be on one node, by its own field or by the setting of Longhorn (off by default). */
function mayShare(volume: Resource, world: World): boolean | undefined {
  const own = textIn(partOf(volume, 'spec'), 'replicaSoftAntiAffinity');
  if (own === 'enabled' || own === 'disabled') return own === 'enabled';
  const setting = world.get({
    kind: 'longhorn.io/Setting',
    namespace: volume.metadata?.namespace ?? '',
    name: 'replica-soft-anti-affinity',
  });
  if (setting.is === 'unknown') return undefined;
  return setting.is === 'known' && textIn(setting.value, 'value') === 'true';
}

function isHealthy(replica: Resource, volume: string): boolean {
  const spec = partOf(replica, 'spec');
  return (
    textIn(spec, 'volumeName') === volume &&
    textIn(spec, 'nodeID') !== undefined &&
    textIn(spec, 'failedAt') === undefined &&
    textIn(spec, 'healthyAt') !== undefined
  );
}

function claimOf(volume: Resource): string | undefined {
  const [status] = fieldsAt(volume, 'status.kubernetesStatus');
  const name = textIn(status?.value, 'pvcName');
  const namespace = textIn(status?.value, 'namespace');
  return name && namespace && `${namespace}/${name}`;
}
