// Keys of ConfigMaps and Secrets: one that exists in place of one that does not.
import { z } from 'zod';

import { missingKey } from '../../../diagnosis/causes/config/missing-key.ts';
import { keyReferences } from '../../../diagnosis/signs/config/key-references.ts';
import { nearestName } from '../../../diagnosis/signs/nearest-name.ts';
import type { World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { isReady } from '../../../world/readings/pods/pods.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inTemplates, TEXT } from '../../fields/forms.ts';
import { inContainer } from '../../fields/found.ts';
import { containersIn } from '../../fields/holders.ts';
import { nearestFirst } from '../../fields/names.ts';
import { CONTAINER } from '../../reach/in-template.ts';
import { fits } from '../../reach/values.ts';

type Key = Readonly<{ key: string; container?: string; near?: string; close?: boolean }>;

/** Names a key that a ConfigMap has, where hardly another can have been meant. */
const nearestKey = fieldRemedy<Key>({
  id: 'config/nearest-key',
  answers: [missingKey],
  input: { name: 'key', type: 'name' },
  reach: inTemplates({ [`${CONTAINER}/env/*/valueFrom/configMapKeyRef/key`]: TEXT }),

  *find(finding, world) {
    const { key, near, close } = finding.params;
    const { kind, namespace = '', name } = finding.subject;
    if (finding.confidence !== 'proven' || !close || near === undefined) return;
    const held = kind === 'ConfigMap' ? world.get({ kind, namespace, name }) : undefined;
    const keys = held?.is === 'known' ? Object.keys(held.value.data ?? {}) : [];
    yield* otherKey(finding, 'configMapKeyRef', nearestFirst(key, near, keys), world);
  },
});

/** Names another key of a Secret: which it has nobody here may read, so that those are named that Ready pods start with. */
const secretKey = fieldRemedy<Key>({
  id: 'config/secret-key',
  answers: [missingKey],
  input: { name: 'key', type: 'text' },
  reach: inTemplates({
    [`${CONTAINER}/env/*/valueFrom/secretKeyRef/key`]: fits(() =>
      z.string().regex(/^[-._a-zA-Z0-9]{1,253}$/),
    ),
  }),

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
    const candidates = nearestFirst(key, near, keys).map(({ value }) => ({
      value,
      why: 'elsewhere',
    }));
    yield* otherKey(finding, 'secretKeyRef', candidates, world);
  },
});

function* otherKey(
  finding: Finding<Key>,
  from: 'configMapKeyRef' | 'secretKeyRef',
  candidates: readonly Candidate[],
  world: World,
) {
  const { key, container } = finding.params;
  const { name } = finding.subject;
  const one = containersIn(finding, world).find((each) => each.container.name === container);
  const index = one?.container.env?.findIndex(({ valueFrom }) => {
    const asked = valueFrom?.[from];
    return asked?.name === name && asked.key === key;
  });
  if (!one || index === undefined || index === -1) return;
  const ref = `env/${index}/valueFrom/${from}`;
  const found = inContainer(one, `${ref}/key`, { candidates });
  yield { ...found, identity: [`${ref}/name`] };
}

/** Changes of keys, in the order in which they are offered. */
export const keyChanges: readonly Remedy[] = [nearestKey, secretKey];
