import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { segment } from '../../../text/json-pointer.ts';
import { selectedPods, workloadBehind } from '../../../world/readings/network/backends.ts';
import { isOver } from '../../../world/readings/pods/pods.ts';
import { podRef } from '../../../world/readings/workloads/workloads.ts';
import { isNameLike } from '../../signs/network/name-like.ts';
import { correctService, servicePatch } from '../../words/correct-service.ts';

type Pod = Resource<'Pod'>;
/** `key` is the label of the selector that no pod has so; `has` is what the pods that were meant have instead. */
type Selector = Readonly<{
  selector: string;
  key: string;
  wants: string;
  has?: string;
  pod?: string;
}>;

/** No pod has the labels that a Service selects, and no workload makes such pods. */
export const serviceSelector: Cause<Selector, 'Service'> = {
  id: 'network/service-selector',
  of: ['Service'],
  explains: ['service-without-backends'],

  *explain({ on }, world, service) {
    const { pods } = selectedPods(refTo('Service', service), world);
    if (pods.length > 0 || workloadBehind(service, world)) return;

    const selector = service.spec?.selector ?? {};
    const meant = meantBy(selector, service, world);
    const key = meant?.key ?? Object.keys(selector)[0] ?? '';
    const wants = selector[key] ?? '';
    const wanted = {
      source: 'field',
      on,
      path: `/spec/selector/${segment(key)}`,
      quote: wants,
    } as const;
    yield {
      subject: on,
      params: {
        selector: Object.entries(selector)
          .map((pair) => pair.join('='))
          .join(','),
        key,
        wants,
        ...(meant && { pod: meant.pod.metadata?.name ?? '' }),
        ...(meant?.has && { has: meant.has }),
      },
      evidence: [wanted, ...(meant?.has ? [labelOf(meant.pod, key, meant.has)] : [])],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { selector, key, wants, has, pod }) => ({
      title: `Service \`${name}\`: its selector matches no pod`,
      sentence: `Service \`${name}\` selects \`${selector}\`, and no pod carries these labels, so it has no endpoints.${
        has
          ? ` \`${pod}\` has the label \`${key}=${has}\`, not \`${key}=${wants}\`.`
          : pod
            ? ` \`${pod}\` has the other labels, but no label \`${key}\`.`
            : ''
      }`,
      so: 'Connections to it are refused or run into a timeout.',
    }),
    ko: ({ name }, { selector, key, wants, has, pod }) => ({
      title: `\`${name}\` 서비스의 셀렉터에 맞는 파드가 없습니다`,
      sentence: `\`${name}\` 서비스는 \`${selector}\` 레이블을 선택하지만 그런 파드가 없어 엔드포인트가 없습니다.${
        has
          ? ` \`${pod}\` 파드의 레이블은 \`${key}=${wants}\` 대신 \`${key}=${has}\` 값입니다.`
          : pod
            ? ` \`${pod}\` 파드에는 나머지 레이블만 있고 \`${key}\` 레이블이 없습니다.`
            : ''
      }`,
      so: '이 서비스로 가는 연결은 거부되거나 시간 초과가 됩니다.',
    }),
  },

  advice: {
    en: ({ name }, { key, wants, has }) =>
      has ? correctService.en({ name, field: `selector.${key}`, was: wants, is: has }) : undefined,
    ko: ({ name }, { key, wants, has }) =>
      has ? correctService.ko({ name, field: `selector.${key}`, was: wants, is: has }) : undefined,
    command: (on, { key, has }) =>
      has ? servicePatch(on, { selector: { [key]: has } }) : undefined,
  },
};

type Meant = Readonly<{ pod: Pod; key: string; has?: string }>;

/** The pod that was meant: it has all labels but one, or in place of the only one a name like the Service's. */
function meantBy(
  selector: Readonly<Record<string, string>>,
  { metadata }: Resource<'Service'>,
  world: World,
): Meant | undefined {
  const { namespace = '', name = '' } = metadata ?? {};
  const entries = Object.entries(selector);
  for (const pod of world.list('Pod', { namespace }).items) {
    const labels = pod.metadata?.labels ?? {};
    const wrong = entries.filter(([key, value]) => labels[key] !== value);
    const [key = '', wants = ''] = wrong[0] ?? [];
    const has = labels[key];
    if (wrong.length !== 1 || isOver(pod)) continue;
    if (entries.length > 1) return { pod, key, ...(has !== undefined && { has }) };
    if (has !== undefined && (isNameLike(has, wants) || isNameLike(has, name)))
      return { pod, key, has };
  }
  return undefined;
}

function labelOf(pod: Pod, key: string, quote: string): Evidence {
  return { source: 'field', on: podRef(pod), path: `/metadata/labels/${segment(key)}`, quote };
}
