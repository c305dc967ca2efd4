import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Fact, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { after, isWithin } from '../../../world/readings/time.ts';
import { keyReferences, type KeyReference } from '../../signs/config/key-references.ts';
import { eventsSaying } from '../../signs/events.ts';
import { nearestName } from '../../signs/nearest-name.ts';

/** What has become of a key that the kubelet missed. `near` is the only one of the object that resembles it. */
type Missing = Readonly<{
  key: string;
  is: 'missing' | 'added-since' | 'unread';
  container?: string; // none where a volume of the pod needs it
  near?: string;
  close?: boolean; // hardly another key can have been meant
}>;

/** The kubelet tries again after 10 s for environment (backOffPeriod), within 122 s for volumes. */
const RETRY_MS = 2.5 * 60_000;
/** After 25 events about a pod it may send one in 300 s (client-go, defaultSpamQPS). */
const FRESH_MS = 6 * 60_000;

/** A container needs a key of a ConfigMap or Secret that exists, and has no such key. */
export const missingKey: Cause<Missing> = {
  id: 'config/missing-key',
  explains: ['container-waiting'],

  *explain(symptom, world) {
    const { on, part, reason } = symptom;
    const pod = isA('Pod', on) ? world.get(on) : undefined;
    const mounting = reason === 'ContainerCreating';
    if (pod?.is !== 'known' || (!mounting && reason !== 'CreateContainerConfigError')) return;

    for (const reference of keyReferences(pod.value)) {
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
          ...(container && { container }),
          ...(near && { near: near.name, close: near.close }),
        },
        evidence: [said, { source: 'field', on, path, quote: key }],
        // A status has no date: by itself it does not show that the key is still missing.
        strength: is === 'unread' && !said.at ? 'fits' : 'entails',
        restsOn: is === 'unread' ? [on] : [on, object],
        ...(is === 'added-since' && { passesBy: after(RETRY_MS, world.now) }),
      };
    }
  },

  text: {
    en({ kind, namespace, name }, { key, is, container, near, close }) {
      const who = container ? `Container \`${container}\`` : 'A volume of the pod';
      const now = {
        missing: 'which it does not have',
        'added-since':
          'which was not there when the kubelet last tried; it is there now, and the kubelet tries again by itself',
        unread: 'which the kubelet did not find in it; kubewhy does not read the keys of a Secret',
      }[is];
      return {
        title: `${kind} \`${namespace}/${name}\` has no key \`${key}\``,
        sentence: `${who} needs key \`${key}\` of ${kind} \`${name}\`, ${now}.`,
        ...(near && {
          so: `Its key \`${near}\` ${close ? 'is probably the one that is meant' : 'begins alike'}.`,
        }),
      };
    },
    ko({ kind, namespace, name }, { key, is, container, near, close }) {
      const who = container ? `\`${container}\` 컨테이너` : '파드의 볼륨';
      const now = {
        missing: '그 객체에 이 키가 없습니다',
        'added-since':
          'kubelet이 마지막으로 시도했을 때 이 키가 없었습니다. 지금은 있으므로 곧 다시 시도합니다',
        unread: 'kubelet이 이 키를 찾지 못했습니다. kubewhy는 Secret의 키를 읽지 않습니다',
      }[is];
      return {
        title: `${kind} \`${namespace}/${name}\` 객체에 \`${key}\` 키가 없습니다`,
        sentence: `${who}에 ${kind} \`${name}\` 객체의 \`${key}\` 키가 필요한데, ${now}.`,
        ...(near && {
          so: close
            ? `\`${near}\` 키를 뜻한 것으로 보입니다.`
            : `\`${near}\` 키의 이름이 비슷하게 시작합니다.`,
        }),
      };
    },
  },
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
  if (reason !== 'ContainerCreating' && !says(evidence)) return undefined; // it waits for something else

  const fresh = eventsSaying(['Failed', 'FailedMount'], on, world).find(
    (event) => says(event) && isWithin(FRESH_MS, event.at, world.now),
  );
  return fresh ?? (says(evidence) ? evidence : undefined);
}

function whatBecameOf(
  fact: Fact<Resource<'ConfigMap' | 'Secret'>>,
  key: string,
): Missing['is'] | undefined {
  if (fact.is === 'absent') return undefined;
  if (fact.is === 'unknown' || fact.value.kind === 'Secret') return 'unread';
  return keysOf(fact).includes(key) ? 'added-since' : 'missing';
}

function keysOf(fact: Fact<Resource>): readonly string[] {
  if (fact.is !== 'known' || fact.value.kind !== 'ConfigMap') return [];
  const { data = {}, binaryData = {} } = fact.value as Resource<'ConfigMap'>;
  return [...Object.keys(data), ...Object.keys(binaryData)];
}
