import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf, statementOf } from '../../../readings/conditions.ts';
import { counted } from '../../../text/counted.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type Kind = 'autoscaling/HorizontalPodAutoscaler';
type Autoscaler = Resource<Kind>;
/**
 * `load`: the resource that is furthest above its target, in percent of what is requested; `isFixed`: its minimum is its
 * maximum, so that it never scales.
 */
type AtMaximum = Readonly<{ most: number; wantsMore: boolean; load?: Load; isFixed?: boolean }>;
type Load = Readonly<{ name: string; now: number; target: number }>;

/** The controller's reason for a number that its maximum has cut (pkg/controller/podautoscaler). */
const CUT = 'TooManyReplicas';

/** An autoscaler has as many pods as it may; one that would have more lacks them now. */
const autoscalerAtMaximum: SymptomFinder<Kind> = {
  kind: 'autoscaler-at-maximum',
  of: ['autoscaling/HorizontalPodAutoscaler'],

  *find(autoscaler) {
    const { maxReplicas: most, minReplicas: least = 1 } = autoscaler.spec ?? {};
    if (!most) return;
    const on = refTo('autoscaling/HorizontalPodAutoscaler', autoscaler);
    const limited = conditionOf(autoscaler, 'ScalingLimited');
    if (limited?.status === 'True' && limited.reason === CUT) {
      const { lastTransitionTime: since } = limited;
      yield {
        kind: 'autoscaler-at-maximum',
        on,
        reason: CUT,
        ...statementOf(on, limited, ['reason', CUT]),
        ...present({ since }),
        hurts: 'redundancy',
      };
    } else if (least < most && autoscaler.status?.currentReplicas === most) {
      const evidence = quotedField(on, '/spec/maxReplicas', `${most}`);
      yield { kind: 'autoscaler-at-maximum', on, reason: 'AtMaximum', evidence, hurts: 'nobody' };
    }
  },
};

/** An autoscaler has reached the maximum that somebody set. */
export const atMaximum: Cause<AtMaximum, Kind> = {
  id: 'autoscaling/at-maximum',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-at-maximum'],
  symptom: autoscalerAtMaximum,

  *explain({ on, reason, evidence }, _world, autoscaler) {
    const load = loadOf(autoscaler);
    const { maxReplicas: most, minReplicas: least = 1 } = autoscaler.spec ?? { maxReplicas: 0 };
    const isFixed = least === most;
    const bounds = isFixed ? quotedField(on, '/spec/minReplicas', `${least}`) : undefined;
    yield {
      subject: on,
      params: {
        most,
        wantsMore: reason === CUT,
        ...present({ load, isFixed }),
      },
      evidence: bounds ? [evidence, bounds] : [evidence],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { most, wantsMore, load, isFixed }) => ({
      title: `HorizontalPodAutoscaler \`${name}\` is at its maximum of ${counted(most, 'replica')}`,
      sentence: `HorizontalPodAutoscaler \`${name}\` is at its maximum of ${counted(most, 'replica')}${wantsMore ? ' and would add more (ScalingLimited)' : ''}${load ? `: ${load.name} is at ${load.now} % of the requests, and ${load.target} % is its target` : ''}.`,
      state: 'at its maximum',
      ...(isFixed && {
        so: `Its minReplicas is ${most} as well: it can never change the number of pods.`,
      }),
      ...(!wantsMore && { so: 'It does not ask for more now; when load grows it cannot add any.' }),
    }),
    ko: ({ name }, { most, wantsMore, load, isFixed }) => ({
      title: `HorizontalPodAutoscaler \`${name}\` 객체가 최대 레플리카 ${most}개에 도달했습니다`,
      sentence: `HorizontalPodAutoscaler \`${name}\` 객체가 최대 레플리카 ${most}개에 도달${wantsMore ? '해 더 늘리지 못합니다(ScalingLimited)' : '했습니다'}.${load ? ` ${load.name} 사용률은 요청량의 ${load.now}%이며 목표는 ${load.target}%입니다.` : ''}`,
      state: '최대치 도달',
      ...(isFixed && {
        so: `minReplicas 값도 ${most}이라 파드 수를 바꿀 수 없습니다.`,
      }),
      ...(!wantsMore && { so: '지금은 더 필요하지 않지만, 부하가 늘어도 늘릴 수 없습니다.' }),
    }),
  },

  advice: {
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: 'Or give each pod less to do',
            text: 'Else give the pods larger requests, or find out what loads them.',
          },
          ko: {
            title: '또는 파드의 부하 줄이기',
            text: '아니면 파드의 요청량을 늘리거나 부하의 원인을 찾으십시오.',
          },
        },
      ],
      en: {
        title: 'Raise the maximum, or give each pod less to do',
        text: `Raise spec.maxReplicas of \`${name}\` if the nodes, the quota and what the pods connect to have room for more.`,
      },
      ko: {
        title: '최대치를 늘리거나 파드의 부하 줄이기',
        text: `노드, 할당량, 파드가 연결하는 대상에 여유가 있으면 \`${name}\` 객체의 spec.maxReplicas 값을 늘리십시오.`,
      },
    }),
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
