import type { Lang } from '../../domain/lang.ts';
import { counted } from '../../text/counted.ts';
import { listingIn } from '../listing.ts';
import type { Signature } from '../signature.ts';
import { STATUS_WORDS } from './status-words.ts';

/** `ill` are the names by status. */
type Ill = Readonly<{
  kind: Kind;
  count: number;
  ill: readonly Readonly<{ status: string; names: readonly string[] }>[];
}>;
type Kind = keyof typeof IDS;

const IDS = {
  pod: 'pods',
  deployment: 'workloads',
  node: 'nodes',
  pvc: 'claims',
  csr: 'requests',
  application: 'applications',
  certificate: 'certificates',
  machine: 'machines',
  statefulset: 'statefulsets',
  daemonset: 'daemonsets',
  rollout: 'rollouts',
  job: 'jobs',
  service: 'services',
  hpa: 'autoscalers',
  namespace: 'namespaces',
  pv: 'volumes',
} as const;
const MOST_NAMES = 3;

/** A list of `kubectl get` in which something is not well: one signature per kind. */
export const listed: readonly Signature<Ill>[] = (Object.keys(IDS) as readonly Kind[]).map(
  (kind) => ({
    id: `explain/${IDS[kind]}-listed`,
    stands: 'last',

    *find(text) {
      const all = listingIn(text).filter((one) => one.kind === kind);
      const ill = all.filter(({ is }) => is === 'ill');
      const [first, ...more] = ill.map(({ line }) => line);
      if (first === undefined) return;
      const byStatus = [...Map.groupBy(ill, ({ status }) => status)];
      yield {
        params: {
          kind,
          count: all.length,
          ill: byStatus.map(([status, some]) => ({ status, names: some.map(({ name }) => name) })),
        },
        quotes: [first, ...more],
        strength: 'entails',
      };
    },

    text: {
      en: ({ kind, count, ill }) => {
        const all = ill.flatMap(({ names }) => names);
        return {
          title: `${all.length} of ${listedWords(count, kind)} not well: ${ill.map(({ status }) => status).join(', ')}`,
          sentence: `The list shows ${listedWords(count, kind)}, of which ${counted(all.length, 'is', 'are')} not well. ${saidOf(ill, 'en')}`,
          so: 'A list shows that, not why.',
          advice: [
            {
              title: 'Ask about one of them',
              text: `\`why ${kind}/${all[0]}\` looks at it in the cluster.`,
            },
          ],
        };
      },
      ko: ({ kind, count, ill }) => {
        const all = ill.flatMap(({ names }) => names);
        return {
          title: `${count}개 중 ${all.length}개 이상: ${ill.map(({ status }) => status).join(', ')}`,
          sentence: `목록에 ${count}개가 있고 그중 ${all.length}개에 이상이 있습니다. ${saidOf(ill, 'ko')}`,
          so: '목록은 상태만 보여 주며 이유는 보여 주지 않습니다.',
          advice: [
            {
              title: '하나에 대해 묻기',
              text: `\`why ${kind}/${all[0]}\` 명령이 클러스터에서 살펴봅니다.`,
            },
          ],
        };
      },
    },
  }),
);

function saidOf(ill: Ill['ill'], lang: Lang): string {
  return ill
    .map(({ status, names }) => {
      const shown = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
      const more = names.length > MOST_NAMES ? ` +${names.length - MOST_NAMES}` : '';
      const means = STATUS_WORDS.find(({ says }) => says.test(status))?.[lang];
      return `${status}: ${shown.join(', ')}${more}${means ? ` (${means})` : ''}.`;
    })
    .join(' ');
}

function listedWords(count: number, kind: Kind): string {
  return `${count} ${count === 1 ? IDS[kind].slice(0, -1) : IDS[kind]}`;
}
