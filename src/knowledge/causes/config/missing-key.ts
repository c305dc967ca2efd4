import type { Cause, Evidence, Fact, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { keyReferences, type KeyReference } from '../../../readings/config/key-references.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { CONFIGURED_MS, REPEATED_MS } from '../../../readings/freshness.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { isMounting } from '../../../readings/pods/being-made.ts';
import { after, isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { missingKeyWords, type MissingKey } from './missing-key.words.ts';

/** A container needs a key of a ConfigMap or Secret that exists, and has no such key. */
export const missingKey: Cause<MissingKey, 'Pod'> = {
  id: 'config/missing-key',
  of: ['Pod'],
  explains: ['container-waiting'],

  *explain(symptom, world, pod) {
    const { on, part, reason } = symptom;
    const mounting = isMounting(reason, pod);
    if (!mounting && reason !== 'CreateContainerConfigError') return;

    for (const reference of keyReferences(pod)) {
      const { object, key, path, container, optional } = reference;
      if (optional || container !== (mounting ? undefined : part)) continue;
      const said = saidOf(reference, symptom, world);
      const fact = world.get(object);
      const is = said && whatBecameOf(fact, key);
      if (!said || !is) continue;

      const near = is === 'missing' ? nearestName(key, keysOf(fact)) : undefined;
      yield {
        subject: object,
        params: {
          key,
          is,
          ...present({ container }),
          ...(near && { near: near.name, close: near.close }),
        },
        evidence: [said, quotedField(on, path, key)],
        // A status has no date: by itself it does not show that the key is still missing.
        strength: is === 'unread' && !said.at ? 'fits' : 'entails',
        restsOn: is === 'unread' ? [on] : [on, object],
        ...(is === 'added-since' && { passesBy: after(CONFIGURED_MS, world.now) }),
      };
    }
  },

  ...missingKeyWords,
};

/** The kubelet's report of that key: the newest event, or the container's status. */
function saidOf(
  { object, key, volume }: KeyReference,
  { on, evidence, reason }: Symptom,
  world: World,
): Evidence | undefined {
  const inVolume = `references non-existent ${object.kind === 'Secret' ? 'secret' : 'config'} key: ${key}`;
  const inEnv = `couldn't find key ${key} in ${object.kind} ${object.namespace}/${object.name}`;
  const says = ({ quote }: Evidence) =>
    volume ? quote.includes(`"${volume}"`) && quote.endsWith(inVolume) : quote.endsWith(inEnv);
  if (reason === 'CreateContainerConfigError' && !says(evidence)) return undefined; // it waits for something else

  const fresh = eventsSaying(['Failed', 'FailedMount'], on, world).find(
    (event) => says(event) && isWithin(REPEATED_MS, event.at, world.now),
  );
  return fresh ?? (says(evidence) ? evidence : undefined);
}

function whatBecameOf(
  fact: Fact<Resource<'ConfigMap' | 'Secret'>>,
  key: string,
): MissingKey['is'] | undefined {
  if (fact.is === 'absent') return undefined;
  if (fact.is === 'unknown' || fact.value.kind === 'Secret') return 'unread';
  return keysOf(fact).includes(key) ? 'added-since' : 'missing';
}

function keysOf(fact: Fact<Resource>): readonly string[] {
  if (fact.is !== 'known' || fact.value.kind !== 'ConfigMap') return [];
  const { data = {}, binaryData = {} } = fact.value as Resource<'ConfigMap'>;
  return [...Object.keys(data), ...Object.keys(binaryData)];
}
