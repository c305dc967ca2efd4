import { kindOf } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { controllerOf } from '../../../readings/reports/controller-of.ts';
import { ownersAbove } from '../../../readings/reports/relatives.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `server` is who serves the metrics API, "namespace/name", and `maker` the ScaledObject that the autoscaler was made for. */
type Other = Readonly<{ maker: string; server: string; service: string }>;

const GROUP = 'external.metrics.k8s.io';
const API_SERVICE = 'apiregistration.k8s.io/APIService';
const SCALED = 'keda.sh/ScaledObject';

/** An autoscaler of KEDA asks the API of external metrics, and another program serves that. */
export const servedByOther: Cause<Other, 'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaling/served-by-other',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],
  refines: ['autoscaling/metric-not-served', 'autoscaling/metrics-api', 'clue/known-words'],

  *explain({ on, evidence }, world, autoscaler) {
    const maker = makerOf(autoscaler);
    if (!maker || !evidence.quote.includes('external metrics API')) return;
    const served = serverOf(world);
    const operator = controllerOf(SCALED, 'keda.sh', world);
    if (!served || !('at' in operator) || operator.at.namespace === served.namespace) return;
    yield {
      subject: on,
      params: {
        maker: maker.name,
        server: `${served.namespace}/${served.name}`,
        service: served.on.name,
      },
      evidence: [
        evidence,
        quotedField(served.on, '/spec/service/name', served.name),
        quotedField(served.on, '/spec/service/namespace', served.namespace),
      ],
      strength: 'fits',
    };
  },

  text: {
    en: ({ name }, { maker, server, service }) => ({
      title: `\`${name}\`: its metrics come from KEDA, and \`${server}\` serves the API that it asks`,
      sentence: `KEDA made autoscaler \`${name}\` for ScaledObject \`${maker}\`, and its metrics have to come from KEDA. But \`${GROUP}\` is registered for Service \`${server}\` (APIService \`${service}\`), which does not know them. A cluster has one such server only.`,
      so: 'No autoscaler of KEDA scales by such a metric until then.',
    }),
    ko: ({ name }, { maker, server, service }) => ({
      title: `\`${name}\`: 메트릭은 KEDA의 것인데 \`${server}\` 서비스가 그 API를 제공합니다`,
      sentence: `오토스케일러 \`${name}\` 객체는 KEDA가 ScaledObject \`${maker}\` 객체를 위해 만들었고 메트릭도 KEDA가 제공해야 합니다. 그러나 \`${GROUP}\` API는 \`${server}\` Service로 등록되어 있고(APIService \`${service}\`), 그쪽은 이 메트릭을 모릅니다. 이 API의 서버는 클러스터에 하나뿐입니다.`,
      so: '그때까지 KEDA의 오토스케일러는 이런 메트릭으로 조절되지 않습니다.',
    }),
  },

  advice: {
    en: (_, { server, service }) => ({
      title: 'Decide who serves external metrics',
      text: `Give APIService \`${service}\` back to KEDA (its chart: \`metricsServer.enabled\`, or apply its APIService again) and turn the external metrics of \`${server}\` off; or scale by the other program and a plain HorizontalPodAutoscaler. Both together do not work.`,
    }),
    ko: (_, { server, service }) => ({
      title: '외부 메트릭을 누가 제공할지 결정',
      text: `APIService \`${service}\` 객체를 KEDA로 되돌리고(차트 또는 KEDA의 APIService 재적용) \`${server}\` 쪽의 외부 메트릭 기능을 끄십시오. 또는 그 프로그램과 일반 HorizontalPodAutoscaler를 쓰십시오. 둘을 함께 쓸 수는 없습니다.`,
    }),
  },
};

function makerOf(autoscaler: Resource): Ref | undefined {
  return ownersAbove(autoscaler).find(({ kind }) => kind === SCALED);
}

type Served = Readonly<{ namespace: string; name: string; on: Ref }>;

function serverOf(world: World): Served | undefined {
  const found = world
    .list(API_SERVICE, { namespace: '' })
    .items.find(({ spec }) => spec?.group === GROUP);
  const { namespace, name } = found?.spec?.service ?? {};
  if (!found || !namespace || !name) return undefined;
  return { namespace, name, on: { kind: kindOf(found), name: found.metadata?.name ?? '' } };
}
