import type { Cause, Evidence, Fact, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { after, isWithin } from '../../../world/readings/time.ts';
import { eventsSaying } from '../../signs/events.ts';
import { imageReference } from '../../signs/images/image-reference.ts';
import { imageOf } from '../../signs/images/images.ts';
import { pullFailureIn } from '../../signs/images/pull-failure.ts';
import { pullSecretMissingWords, type Missing } from './pull-secret-missing.words.ts';

/** The kubelet tries again after at most 5 minutes. */
const RETRY_MS = 5.5 * 60_000;
/** By itself a pull without credentials that is not needed says nothing. */
const REFUSALS = ['unauthorized', 'no-access'];

/** A pod names a Secret for pulling that does not exist, so the pull goes without credentials and is refused. */
export const pullSecretMissing: Cause<Missing, 'Pod'> = {
  id: 'image/pull-secret-missing',
  of: ['Pod'],
  explains: ['container-waiting'],
  refines: ['image/pull/unauthorized', 'image/pull/no-access'],

  *explain({ on, part, evidence }, world, pod) {
    const named = imageOf(pod, part);
    if (!named) return;
    const failed = eventsSaying(['Failed'], on, world).filter(({ quote }) =>
      quote.includes(`"${named.image}`),
    );
    const said = [evidence, ...failed].find(({ quote }) =>
      REFUSALS.includes(pullFailureIn(quote, named.image) ?? ''),
    );
    if (!said) return;

    const secrets = pod.spec?.imagePullSecrets ?? [];
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

  ...pullSecretMissingWords,
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
