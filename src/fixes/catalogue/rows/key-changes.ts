// Keys of ConfigMaps and Secrets: one that exists in place of one that does not.

import type { World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { missingKey } from '../../../knowledge/causes/config/missing-key.ts';
import { keyReferences } from '../../../readings/config/key-references.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { valueAt } from '../../../text/json-pointer.ts';
import { present } from '../../../text/present.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import type { FoundField } from '../../fields/field-row.ts';
import { inPod } from '../../fields/found.ts';
import { templateOf } from '../../fields/holders.ts';
import { nearestFirst } from '../../fields/names.ts';
import type { TypedValue } from '../../fields/typed.ts';

type Key = Readonly<{ key: string; container?: string; near?: string; close?: boolean }>;

/** Names a key that a ConfigMap has, where hardly another can have been meant. */
const nearestKey = fieldRemedy<Key>({
  id: 'config/nearest-key',
  answers: [missingKey],
  input: { name: 'key', type: 'name' },

  *find(finding, world) {
    const { key, near, close, container } = finding.params;
    const { kind, namespace = '', name } = finding.subject;
    if (finding.confidence !== 'proven' || !close || near === undefined) return;
    if (kind !== 'ConfigMap') return;
    const held = world.get({ kind, namespace, name });
    const { data = {}, binaryData = {} } = held.is === 'known' ? held.value : {};
    const keys = Object.keys(container === undefined ? { ...data, ...binaryData } : data);
    yield* otherKey(finding, nearestFirst(key, near, keys), world);
  },
});

/** Names another key of a Secret: which it has nobody here may read, so that those are named that Ready pods start with. */
const secretKey = fieldRemedy<Key>({
  id: 'config/secret-key',
  answers: [missingKey],
  input: { name: 'key', type: 'text' },

  *find(finding, world) {
    const { key } = finding.params;
    const { kind, namespace = '', name } = finding.subject;
    if (kind !== 'Secret') return;
    const used = world
      .list('Pod', { namespace })
      .items.filter(isReady)
      .flatMap((pod) => [...keyReferences(pod)])
      .filter(({ object, optional }) => object.kind === kind && object.name === name && !optional);
    const keys = [...new Set(used.map((one) => one.key))].filter((one) => one !== key);
    const near = nearestName(key, keys)?.name;
    const candidates = nearestFirst(key, near, keys).map(({ value }) =>
      candidate(value, 'elsewhere'),
    );
    yield* otherKey(finding, candidates, world);
  },
});

/** Another key in all places of a template that demand the one that is missing. */
function* otherKey(
  finding: Finding<Key>,
  candidates: readonly Candidate[],
  world: World,
): Iterable<FoundField> {
  const { kind, namespace = '', name } = finding.subject;
  const of = templateOf(finding, world);
  const { spec } = of?.template ?? {};
  const fields = [...keyReferences({ metadata: { namespace }, ...present({ spec }) })]
    .filter((one) => one.object.kind === kind && one.object.name === name && !one.optional)
    .filter(({ key }) => key === finding.params.key)
    .map(({ path }) => path.slice('/spec/'.length));
  const nameFieldOf = (field: string) => {
    const held = field.replace(/(?:\/items\/\d+)?\/key$/, '');
    return `${held}/${valueAt(spec, `/${held}/secretName`) === undefined ? 'name' : 'secretName'}`;
  };
  const [first] = fields;
  if (!of || !first) return;
  const set = (value: TypedValue) => Object.fromEntries(fields.map((field) => [field, value]));
  const found = inPod(of, first, { candidates, set });
  yield { ...found, identity: fields.map(nameFieldOf) };
}

/** Changes of keys, in the order in which they are offered. */
export const keyChanges: readonly Remedy[] = [nearestKey, secretKey];
