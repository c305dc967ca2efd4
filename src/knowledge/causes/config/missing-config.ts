import type { Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { failingMakerOf } from '../../../readings/config/makers.ts';
import { podToConfig } from '../../../readings/edges/pod-to-config.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { CONFIGURED_MS, REPEATED_MS } from '../../../readings/freshness.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { isMounting } from '../../../readings/pods/being-made.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { nearTo } from '../../references/missing-names.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';
import { refWord } from '../../words/ref-word.ts';

/** Who needs it: a container for its environment, or else a volume, of one of `pods`. `maker` is to make it, and says that it fails. */
type Needed = NotFound &
  Readonly<{
    container?: string;
    volume?: string;
    pods?: number;
    maker?: Readonly<{ on: Ref; said: string }>;
  }>;

/** A container needs a ConfigMap or Secret that the kubelet did not find. */
export const missingConfig = notFound<Needed, 'Pod'>({
  id: 'config/missing-config',
  of: ['Pod'],
  explains: ['container-waiting'],
  retryMs: CONFIGURED_MS,

  *seek({ part, reason, evidence: status }, world, pod) {
    const on = podRef(pod);
    const mounting = isMounting(reason, pod);
    if (!mounting && reason !== 'CreateContainerConfigError') return;

    const reports = eventsSaying(['Failed', 'FailedMount'], on, world);
    const fresh = reports.filter(({ at }) => isWithin(REPEATED_MS, at, world.now));
    for (const { to, path, part: container, optional } of world.follow(podToConfig, on).items) {
      if (optional || container !== (mounting ? undefined : part)) continue;
      const names = ({ quote }: Evidence) => quote.includes(notFoundBy(to.kind, to.name));
      if (!mounting && !names(status)) continue; // it waits for something else

      const said = fresh.find(names) ?? (mounting ? undefined : status);
      const near = nearTo(to, world); // asked for along with the object
      const fact = world.get(to);
      if (fact.is !== 'absent' && !said) continue;
      if (fact.is === 'known' && !isNew(fact.value.metadata?.creationTimestamp, world)) continue;

      const reference = quotedField(on, path, to.name);
      const isUnread = fact.is === 'unknown';
      const maker = fact.is === 'known' ? undefined : failingMakerOf(to, world);
      yield {
        to,
        params: {
          by: on.name,
          ...(container ? { container } : volumeAt(path, pod)),
          ...(near && fact.is === 'absent' && { near }),
          ...(maker && { maker: { on: maker.on, said: brief(maker.evidence.quote) } }),
        },
        evidence: [
          said ?? reference,
          ...(said ? [reference] : []),
          ...(maker ? [maker.evidence] : []),
        ],
        // A status has no date: by itself it does not show that the object is still missing.
        strength: isUnread && !said?.at ? 'fits' : 'entails',
        restsOn: [isUnread ? on : to],
      };
    }
  },

  together([first, ...others]) {
    const pods = new Set([first, ...others].map(({ by }) => by)).size;
    return pods > 1 ? { ...first, pods } : first;
  },

  words: {
    en: {
      needs({ by, container, volume, pods }) {
        const [part, name] = container ? ['container', container] : ['volume', volume];
        const where = name ? ` (${part} \`${name}\`)` : '';
        if (pods) return `${pods} pods, such as \`${by}\`${where}, need`;
        return name
          ? `${container ? 'Container' : 'Volume'} \`${name}\` of \`${by}\` needs`
          : `\`${by}\` needs`;
      },
      seeker: 'the kubelet',
      so: ({ maker }) => maker && `${refWord(maker.on)} is to make it, and fails: “${maker.said}”.`,
    },
    ko: {
      needs: ({ by, container, volume, pods }) =>
        pods
          ? `\`${by}\`${container ? `(\`${container}\` 컨테이너)` : ''} 등 파드 ${pods}개에 필요한`
          : container
            ? `\`${by}\` 파드의 \`${container}\` 컨테이너에 필요한`
            : `\`${by}\` 파드의 ${volume ? `\`${volume}\` 볼륨` : '컨테이너'}에 필요한`,
      seeker: 'kubelet이',
      so: ({ maker }) =>
        maker && `${refWord(maker.on)} 객체가 만들어야 하는데 실패하고 있습니다: “${maker.said}”.`,
    },
    advice: (name, { maker }) =>
      maker
        ? {
            en: {
              title: `Fix ${refWord(maker.on)}`,
              text: `It creates \`${name}\` as soon as it succeeds. The kubelet then starts the container by itself. Its message names what to fix: a right or a path at the store, an issuer, a domain. A Secret made by hand is overwritten.`,
            },
            ko: {
              title: `${refWord(maker.on)} 객체 고치기`,
              text: `성공하는 대로 \`${name}\` 객체가 만들어지고 kubelet이 저절로 컨테이너를 시작합니다. 고칠 것(저장소의 권한이나 경로, 발급자, 도메인)은 메시지에 나옵니다. 손으로 만든 Secret은 덮어씁니다.`,
            },
          }
        : {
            extra: [
              {
                unless: 'create/config-map',
                en: {
                  title: `Create \`${name}\``,
                  text: `Create \`${name}\` in that namespace with the keys that the pod reads. The kubelet tries again by itself within two minutes. An empty object only moves the failure into the program.`,
                },
                ko: {
                  title: `\`${name}\` 객체 생성`,
                  text: `컨테이너가 읽는 키를 담아 그 네임스페이스에 \`${name}\` 객체를 만드십시오. kubelet이 2분 안에 저절로 다시 시도합니다. 빈 객체를 만들면 실패가 프로그램으로 옮겨 갈 뿐입니다.`,
                },
              },
              {
                unless: 'config/other-object',
                en: {
                  title: 'Or correct the name',
                  text: 'Correct the name in the pod template.',
                },
                ko: { title: '또는 이름 수정', text: '또는 파드 템플릿의 이름을 고치십시오.' },
              },
            ],
            en: { title: `Create \`${name}\`, or correct the name`, text: '' },
            ko: { title: `\`${name}\` 객체 생성 또는 이름 수정`, text: '' },
          },
  },
});

function volumeAt(path: string, { spec }: Resource<'Pod'>): Pick<Needed, 'volume'> {
  const [, index] = /^\/spec\/volumes\/(\d+)\//.exec(path) ?? [];
  const name = index && spec?.volumes?.[Number(index)]?.name;
  return name ? { volume: name } : {};
}

/** As the kubelet writes it, in a waiting message as in a FailedMount event. */
function notFoundBy(kind: string, name: string): string {
  return `${kind.toLowerCase()} "${name}" not found`;
}

function isNew(created: string | undefined, { now }: World): boolean {
  return isWithin(REPEATED_MS, created, now);
}
