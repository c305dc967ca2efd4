import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import type { Remarker } from '../remarker.ts';

type Autoscaler = Resource<'autoscaling/HorizontalPodAutoscaler'>;
/** `load`: the resource that is furthest above its target, in percent of what is requested. */
type AtMaximum = Readonly<{ most: number; load?: Load }>;
type Load = Readonly<{ name: string; now: number; target: number }>;

/** An autoscaler would have more pods than its maximum lets it. */
export const atMaximum: Remarker<'autoscaling/HorizontalPodAutoscaler', AtMaximum> = {
  id: 'autoscaling/at-maximum',
  of: ['autoscaling/HorizontalPodAutoscaler'],

  *remark(autoscaler) {
    const limited = conditionOf(autoscaler, 'ScalingLimited');
    const most = autoscaler.spec?.maxReplicas;
    if (limited?.status !== 'True' || limited.reason !== 'TooManyReplicas' || !most) return;
    const load = loadOf(autoscaler);
    yield { most, ...(load && { load }) };
  },

  text: {
    en: ({ name }, { most, load }) =>
      `HorizontalPodAutoscaler \`${name}\` is at its maximum of ${most} ${most === 1 ? 'replica' : 'replicas'} and would add more (ScalingLimited)${load ? `: ${load.name} is at ${load.now} % of the requests, and ${load.target} % is its target` : ''}.`,
    ko: ({ name }, { most, load }) =>
      `HorizontalPodAutoscaler \`${name}\` 객체가 최대 레플리카 ${most}개에 도달해 더 늘리지 못합니다(ScalingLimited).${load ? ` ${load.name} 사용률은 요청량의 ${load.now}%이며 목표는 ${load.target}%입니다.` : ''}`,
  },
};

function loadOf({ spec, status }: Autoscaler): Load | undefined {
  return (status?.currentMetrics ?? [])
    .flatMap(({ resource }): readonly Load[] => {
      const { name = '', current: { averageUtilization: now } = {} } = resource ?? {};
      const wanted = spec?.metrics?.find((one) => one.resource?.name === name)?.resource;
      const target = wanted?.target.averageUtilization;
      return now !== undefined && target && now > target ? [{ name, now, target }] : [];
    })
    .toSorted((a, b) => b.now / b.target - a.now / a.target)[0];
}
