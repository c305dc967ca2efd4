import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, Ref } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { fieldsAt, partOf, textIn } from '../../../../readings/reports/fields.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

/** A node of Longhorn, and why no replica of a volume may be put on it; undefined where one may. */
export type StorageNode = Readonly<{ name: string; on: Ref; evidence?: Evidence; why?: string }>;

/** Whether a replica of a volume may be put on a node of Longhorn: by its own fields, its conditions, tags and disks. */
export function storageNode(node: Resource, volume: Resource): StorageNode {
  const on = refTo('longhorn.io/Node', node);
  const one = { name: on.name, on };
  const off = fieldsAt(node, 'spec.allowScheduling').find(({ value }) => value === false);
  if (off)
    return {
      ...one,
      why: 'allowScheduling false',
      evidence: quotedField(on, off.path, 'false'),
    };

  const bad = fieldsAt(node, 'status.conditions[]').find(
    ({ value }) =>
      ['Ready', 'Schedulable'].includes(textIn(value, 'type') ?? '') &&
      textIn(value, 'status') === 'False',
  );
  if (bad) {
    const type = textIn(bad.value, 'type') ?? '';
    const reason = textIn(bad.value, 'reason');
    const evidence = quotedField(on, `${bad.path}/status`, 'False');
    return { ...one, why: `${type}=False${reason ? ` (${reason})` : ''}`, evidence };
  }
  const tags = itemsAt(node, 'spec.tags[]');
  const lacking = itemsAt(volume, 'spec.nodeSelector[]').filter((tag) => !tags.includes(tag));
  if (lacking.length > 0) return { ...one, why: `no tag ${lacking.join(', ')}` };
  return hasDisk(node, volume) ? one : { ...one, why: 'no schedulable disk' };
}

function hasDisk(node: Resource, volume: Resource): boolean {
  const wanted = itemsAt(volume, 'spec.diskSelector[]');
  const disks = fieldsAt(node, 'spec.disks[]');
  return disks.some(({ path, value }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const tags = partOf(value, 'tags');
    const isTagged = wanted.every((tag) => Array.isArray(tags) && tags.includes(tag));
    const status = fieldsAt(node, 'status.diskStatus[]').find((one) =>
      one.path.endsWith(`/${name}`),
    );
    const conditions = partOf(status?.value, 'conditions');
    const isIll =
      Array.isArray(conditions) && conditions.some((item) => textIn(item, 'status') === 'False');
    return partOf(value, 'allowScheduling') !== false && isTagged && !isIll;
  });
}

function itemsAt(object: Resource, path: string): readonly string[] {
  return fieldsAt(object, path).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
