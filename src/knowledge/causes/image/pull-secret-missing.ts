import type { Evidence, Ref, World } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { imageReference } from '../../../readings/images/image-reference.ts';
import { awaitedImage } from '../../../readings/images/images.ts';
import { pullFailureIn } from '../../../readings/images/pull-failure.ts';
import { isWithin } from '../../../readings/time.ts';
import { shell } from '../../../text/shell.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';

type MissingPullSecret = NotFound & Readonly<{ image: string; registry: string }>;

/** The kubelet tries again after at most 5 minutes. */
const RETRY_MS = 5.5 * 60_000;
/** By itself a pull without credentials that is not needed says nothing. */
const REFUSALS = ['unauthorized', 'no-access'];

/** A pod names a Secret for pulling that does not exist, so the pull goes without credentials and is refused. */
export const pullSecretMissing = notFound<MissingPullSecret, 'Pod'>({
  id: 'image/pull-secret-missing',
  of: ['Pod'],
  explains: ['container-waiting'],
  refines: ['image/pull/unauthorized', 'image/pull/no-access'],
  retryMs: RETRY_MS,

  *seek({ on, part = '', evidence }, world, pod) {
    const { image } = awaitedImage(pod, part, evidence.quote) ?? {};
    if (!image) return;
    const failed = eventsSaying(['Failed'], on, world).filter(({ quote }) =>
      quote.includes(`"${image}`),
    );
    const said = [evidence, ...failed].find(({ quote }) =>
      REFUSALS.includes(pullFailureIn(quote, image) ?? ''),
    );
    if (!said) return;

    const { registry } = imageReference(image);
    const secrets = pod.spec?.imagePullSecrets ?? [];
    for (const [index, { name }] of secrets.entries()) {
      if (!name) continue;
      const to: Ref<'Secret'> = { kind: 'Secret', namespace: on.namespace ?? '', name };
      const missed = missedIn(name, on, world);
      const fact = world.get(to);
      const created = fact.is === 'known' ? fact.value.metadata?.creationTimestamp : undefined;
      if (fact.is !== 'absent' && !missed) continue;
      if (fact.is === 'known' && !isWithin(RETRY_MS, created, world.now)) continue;

      const path = `/spec/imagePullSecrets/${index}/name`;
      yield {
        to,
        params: { by: on.name, image, registry },
        evidence: [quotedField(on, path, name), ...(missed ? [missed] : []), said],
        // With another Secret that is there, that one may be the wrong one.
        strength: secrets.length === 1 ? 'entails' : 'fits',
        restsOn: [on, ...(fact.is === 'unknown' ? [] : [to])],
      };
    }
  },

  words: {
    en: {
      needs: ({ by }) => `Pod \`${by}\` pulls its image with`,
      seeker: 'the kubelet',
      so: ({ image, registry }) =>
        `So the kubelet pulls image \`${image}\` without credentials, and registry \`${registry}\` refuses that.`,
    },
    ko: {
      needs: ({ by }) => `\`${by}\` 파드의 imagePullSecrets에 있는`,
      seeker: 'kubelet이',
      so: ({ image, registry }) =>
        `그래서 이미지 \`${image}\` 요청이 자격 증명 없이 나가고 \`${registry}\` 레지스트리가 거부합니다.`,
    },
    advice: (name, params, namespace) => ({
      extra: [
        {
          en: {
            title: 'Or create the pull Secret',
            text: `Create \`${name}\` in this namespace with an account that may pull the image. Secrets are not shared between namespaces.`,
            lines: createdBy(name, params, namespace),
          },
          ko: {
            title: '또는 pull 시크릿 생성',
            text: `또는 이미지를 받을 수 있는 계정으로 이 네임스페이스에 \`${name}\` 객체를 만드십시오. Secret은 네임스페이스 사이에 공유되지 않습니다.`,
            lines: createdBy(name, params, namespace),
          },
        },
      ],
      en: {
        title: 'Create the pull Secret, or use one that exists',
        text: 'Use a Secret of this namespace whose account may pull the image.',
        lines: createdBy(name, params, namespace),
      },
      ko: {
        title: 'pull 시크릿 생성 또는 있는 것 지정',
        text: '이미지를 받을 수 있는 계정의 Secret이 이 네임스페이스에 있으면 그것을 지정하십시오.',
        lines: createdBy(name, params, namespace),
      },
    }),
  },
});

function createdBy(
  name: string,
  { registry }: MissingPullSecret,
  namespace: string,
): readonly string[] {
  const server = registry === 'docker.io' ? 'https://index.docker.io/v1/' : registry; // as Docker calls its hub
  return [
    shell`kubectl -n ${namespace} create secret docker-registry ${name} --docker-server=${server} --docker-username=USER --docker-password=PASSWORD`,
  ];
}

/** "Unable to retrieve some image pull secrets (a, b); attempting to pull the image may not succeed." */
function missedIn(name: string, on: Ref, world: World): Evidence | undefined {
  return eventsSaying(['FailedToRetrieveImagePullSecret'], on, world).find(({ at, quote }) => {
    const [, list = ''] = /\(([^()]*)\)/.exec(quote) ?? [];
    return list.split(', ').includes(name) && isWithin(RETRY_MS, at, world.now);
  });
}
