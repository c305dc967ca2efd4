import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { eventsSaying } from '../../../world/readings/events.ts';
import { after, isWithin } from '../../../world/readings/time.ts';

type Pulling = Readonly<{ image: string; node: string; seconds: number }>;

/** A large image over a slow line takes minutes; after this long it is no longer normal. */
const NORMAL_MS = 5 * 60_000;
const SINCE = [
  'Pulling',
  'Pulled',
  'Failed',
  'BackOff',
  'FailedMount',
  'FailedAttachVolume',
  'FailedCreatePodSandBox',
];

/** A container is not there yet because its image is being pulled, and nothing has gone wrong so far. */
export const stillPulling: Cause<Pulling> = {
  id: 'image/still-pulling',
  explains: ['container-waiting', 'pod-not-ready'],

  *explain({ kind, on, part, reason }, world) {
    if (!isA('Pod', on) || (kind === 'container-waiting' && reason !== 'ContainerCreating')) return;
    const fact = world.get(on);
    const pod = fact.is === 'known' ? fact.value : undefined;
    const isCreating = pod?.status?.containerStatuses?.some(
      ({ name, state }) =>
        (!part || part === name) && state?.waiting?.reason === 'ContainerCreating',
    );
    if (!pod || !isCreating) return;

    // Events carry seconds, so of two at the same one any may be the later: both have to speak of pulling.
    const said = eventsSaying(SINCE, on, world);
    const [last] = said;
    const newest = said.filter(({ at }) => at === last?.at);
    const image = /^Pulling image "(?<image>[^"]+)"$/.exec(last?.quote ?? '')?.groups?.['image'];
    if (!last || !image || newest.some(({ quote }) => !quote.startsWith('Pulling image'))) return;
    if (!isWithin(NORMAL_MS, last.at, world.now)) return;

    yield {
      subject: on,
      params: {
        image,
        node: pod.spec?.nodeName ?? '',
        seconds: Math.round((Date.parse(world.now) - Date.parse(last.at ?? '')) / 1000),
      },
      evidence: [last],
      strength: 'entails',
      restsOn: [on],
      passesBy: after(NORMAL_MS, last.at ?? world.now),
    };
  },

  text: {
    en: ({ name }, { image, node, seconds }) => ({
      title: `\`${name}\`: its image is being pulled`,
      sentence: `Node \`${node}\` has been pulling \`${image}\` for \`${name}\` for ${seconds} s. Nothing has failed.`,
      state: 'pulling its image',
      so: 'That is normal for up to about 5 minutes with a large image. Wait, and ask again after that; a restart would only begin anew.',
    }),
    ko: ({ name }, { image, node, seconds }) => ({
      title: `\`${name}\` 파드의 이미지를 받는 중입니다`,
      sentence: `\`${node}\` 노드가 \`${name}\` 파드의 \`${image}\` 이미지를 ${seconds}초째 받고 있습니다. 실패한 것은 없습니다.`,
      state: '이미지 받는 중',
      so: '이미지가 크면 5분 정도까지는 정상입니다. 기다렸다가 그 뒤에 다시 확인하십시오. 다시 시작하면 처음부터 받게 됩니다.',
    }),
  },
};
