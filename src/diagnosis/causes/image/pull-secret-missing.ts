import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Fact, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { after, isWithin } from '../../../world/readings/time.ts';
import { eventsSaying } from '../../signs/events.ts';
import { imageReference } from '../../signs/images/image-reference.ts';
import { imageOf } from '../../signs/images/images.ts';
import { pullFailureIn } from '../../signs/images/pull-failure.ts';

type Missing = Readonly<{
  pod: string;
  image: string;
  registry: string;
  object: 'absent' | 'created-since' | 'unread';
}>;

/** The kubelet tries again after at most 5 minutes. */
const RETRY_MS = 5.5 * 60_000;
/** By itself a pull without credentials that is not needed says nothing. */
const REFUSALS = ['unauthorized', 'no-access'];

/** A pod names a Secret for pulling that does not exist, so the pull goes without credentials and is refused. */
export const pullSecretMissing: Cause<Missing> = {
  id: 'image/pull-secret-missing',
  explains: ['container-waiting'],
  refines: ['image/pull/unauthorized', 'image/pull/no-access'],

  *explain({ on, part, evidence }, world) {
    const pod = isA('Pod', on) ? world.get(on) : undefined;
    const named = pod?.is === 'known' ? imageOf(pod.value, part) : undefined;
    if (pod?.is !== 'known' || !named) return;
    const failed = eventsSaying(['Failed'], on, world).filter(({ quote }) =>
      quote.includes(`"${named.image}`),
    );
    const said = [evidence, ...failed].find(({ quote }) =>
      REFUSALS.includes(pullFailureIn(quote, named.image) ?? ''),
    );
    if (!said) return;

    const secrets = pod.value.spec?.imagePullSecrets ?? [];
    for (const [index, { name = '' }] of secrets.entries()) {
      const { namespace = '' } = on;
      const subject: Ref<'Secret'> = { kind: 'Secret', namespace, name };
      const missed = missedIn(name, on, world);
      const object = whatBecameOf(world.get(subject), missed, world.now);
      if (!name || !object) continue;

      const path = `/spec/imagePullSecrets/${index}/name`;
      yield {
        subject,
        params: {
          pod: on.name,
          image: named.image,
          registry: imageReference(named.image).registry,
          object,
        },
        evidence: [{ source: 'field', on, path, quote: name }, ...(missed ? [missed] : []), said],
        // With another Secret that is there, that one may be the wrong one.
        strength: secrets.length === 1 ? 'entails' : 'fits',
        restsOn: [on, ...(object === 'unread' ? [] : [subject])],
        ...(object === 'created-since' && { passesBy: after(RETRY_MS, world.now) }),
      };
    }
  },

  text: {
    en({ name, namespace }, { pod, image, registry, object }) {
      const what = {
        absent: 'does not exist in this namespace',
        'created-since':
          'did not exist when the kubelet last tried; it does now, and the kubelet tries again by itself',
        unread: 'could not be retrieved by the kubelet; kubewhy may not read Secrets',
      }[object];
      return {
        title: `pull Secret \`${namespace}/${name}\` is missing`,
        sentence: `Pod \`${pod}\` names Secret \`${name}\` in imagePullSecrets, which ${what}. So image \`${image}\` is pulled without credentials, and registry \`${registry}\` refuses that.`,
      };
    },
    ko({ name, namespace }, { pod, image, registry, object }) {
      const what = {
        absent: '이 네임스페이스에 없습니다',
        'created-since': '마지막 시도 때는 없었고 지금은 있으므로 kubelet이 곧 다시 시도합니다',
        unread: 'kubelet이 가져오지 못했습니다. kubewhy는 Secret을 읽지 않습니다',
      }[object];
      return {
        title: `pull 시크릿 \`${namespace}/${name}\` 객체가 없습니다`,
        sentence: `\`${pod}\` 파드의 imagePullSecrets에 있는 Secret \`${name}\` 객체가 ${what}. 그래서 이미지 \`${image}\` 요청이 자격 증명 없이 나가고 \`${registry}\` 레지스트리가 거부합니다.`,
      };
    },
  },
};

/** "Unable to retrieve some image pull secrets (a, b); attempting to pull the image may not succeed." */
function missedIn(name: string, on: Ref, world: World): Evidence | undefined {
  return eventsSaying(['FailedToRetrieveImagePullSecret'], on, world).find(({ at, quote }) => {
    const [, list = ''] = /\(([^()]*)\)/.exec(quote) ?? [];
    return list.split(', ').includes(name) && isWithin(RETRY_MS, at, world.now);
  });
}

function whatBecameOf(
  fact: Fact<Resource>,
  missed: Evidence | undefined,
  now: string,
): Missing['object'] | undefined {
  if (fact.is === 'absent') return 'absent';
  if (!missed) return undefined;
  if (fact.is === 'unknown') return 'unread';
  return isWithin(RETRY_MS, fact.value.metadata?.creationTimestamp, now)
    ? 'created-since'
    : undefined;
}
