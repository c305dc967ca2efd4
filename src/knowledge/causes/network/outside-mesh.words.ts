import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { marked } from '../../../text/marked.ts';
import { kubectl } from '../../../world/kubectl.ts';
import type { NotInjected } from './signs/injection.ts';

/** `by` is the policy that demands mutual TLS of `pod`, or with `service` the rule for those who call that. */
export type OutsideMesh = Pick<NotInjected, 'is' | 'label' | 'isOwn' | 'served'> &
  Readonly<{ pod: string; by: string; service?: string }>;

/** What is said of a pod that is to be in the mesh and has no sidecar. */
export const outsideMeshWords: Pick<Cause<OutsideMesh>, 'text' | 'advice'> = {
  text: {
    en: ({ kind, name }, params) => ({
      title: `${kindWord(kind)} \`${name}\` ${ROWS[params.is].en.title(params)}`,
      sentence: `\`${params.pod}\` has no \`istio-proxy\` container: ${kindWord(kind)} \`${name}\` ${ROWS[params.is].en.reason(params)}. ${demandWords.en(params)}`,
      state: 'outside of the mesh',
      so: 'A pod is given its sidecar when it is made: what is corrected holds for pods that are made after that.',
    }),
    ko: ({ kind, name }, params) => ({
      title: `${kindWord(kind)} \`${name}\` 객체${ROWS[params.is].ko.title(params)}`,
      sentence: `\`${params.pod}\` 파드에는 \`istio-proxy\` 컨테이너가 없습니다. ${kindWord(kind)} \`${name}\` 객체${ROWS[params.is].ko.reason(params)}. ${demandWords.ko(params)}`,
      state: '메시 밖에 있음',
      so: '사이드카는 파드가 만들어질 때 들어가므로, 고친 내용은 그 뒤에 만들어지는 파드부터 적용됩니다.',
    }),
  },

  advice: {
    choose: (_, params) => ({
      extra: [
        {
          en: {
            title: 'Or leave the pod outside, and do not demand it',
            text: params.service
              ? `Or, if the pod is to stay outside of the mesh: take \`trafficPolicy.tls\` out of DestinationRule \`${params.by}\`, so that callers find out by themselves what each pod speaks.`
              : 'Or, if the pod is to stay outside of the mesh: add PERMISSIVE policies for the ports of the workloads that it calls, and no more.',
          },
          ko: {
            title: '또는 파드를 메시 밖에 두고 요구를 제거',
            text: params.service
              ? `또는 메시 밖에 둘 파드라면 \`${params.by}\` DestinationRule 객체에서 \`trafficPolicy.tls\` 항목을 빼십시오. 그러면 호출하는 쪽이 파드마다 맞는 방식을 씁니다.`
              : '또는 메시 밖에 둘 파드라면 이 파드가 호출하는 워크로드의 포트에만 PERMISSIVE 정책을 추가하십시오.',
          },
        },
      ],
      en: { title: ROWS[params.is].en.advised, text: ROWS[params.is].en.steps(params) },
      ko: { title: ROWS[params.is].ko.advised, text: ROWS[params.is].ko.steps(params) },
    }),

    command(subject, { label, served }) {
      const wanted = wantedIn(served);
      if (subject.kind !== 'Namespace' || !wanted) return undefined;
      const isInTheWay = label.startsWith(`${INJECTION}=`) && !wanted.startsWith(INJECTION);
      const labels = isInTheWay ? [`${INJECTION}-`, wanted] : [wanted];
      return kubectl('label', subject, ...labels, '--overwrite');
    },
  },
};

const INJECTION = 'istio-injection';

/** The label of a namespace that asks for a sidecar, where it can be only one. */
function wantedIn(served: readonly string[]): string | undefined {
  const usual = served.find((one) => one.startsWith(INJECTION));
  return usual ?? (served.length === 1 ? served[0] : undefined);
}

type MeshRow = Readonly<{
  title: (params: OutsideMesh) => string;
  reason: (params: OutsideMesh) => string;
  advised: string;
  steps: (params: OutsideMesh) => string;
}>;

const ROWS: Readonly<Record<NotInjected['is'], Bilingual<MeshRow>>> = {
  missing: {
    en: {
      title: () => 'gives its pods no sidecar: the label is missing',
      reason: () => 'has no label that asks for a sidecar (`istio-injection`, `istio.io/rev`)',
      advised: 'Label the namespace, and recreate its pods',
      steps: ({ served }) =>
        `Give the namespace the label ${labelWords.en(served)}, then restart its workloads (\`kubectl rollout restart\`).`,
    },
    ko: {
      title: () => '의 파드에 사이드카가 들어가지 않습니다: 레이블 없음',
      reason: () => '에 사이드카를 요청하는 레이블(`istio-injection`, `istio.io/rev`)이 없습니다',
      advised: '네임스페이스에 레이블을 붙이고 파드를 다시 만들기',
      steps: ({ served }) =>
        `네임스페이스에 ${labelWords.ko(served)} 레이블을 붙인 뒤 워크로드를 다시 시작하십시오(\`kubectl rollout restart\`).`,
    },
  },
  refused: {
    en: {
      title: ({ label }) => `says \`${label}\`, so that there is no sidecar`,
      reason: ({ label }) => `says \`${label}\``,
      advised: 'Take the refusal back, and recreate the pods',
      steps: ({ label, isOwn, served }) =>
        isOwn
          ? `Take \`${label}\` out of the template of the pods.`
          : `Give the namespace the label ${labelWords.en(served)} in place of \`${label}\`, then restart its workloads (\`kubectl rollout restart\`).`,
    },
    ko: {
      title: ({ label }) => `에 \`${label}\` 값이 있어 사이드카가 들어가지 않습니다`,
      reason: ({ label }) => `에 \`${label}\` 값이 있습니다`,
      advised: '거부 설정을 빼고 파드를 다시 만들기',
      steps: ({ label, isOwn, served }) =>
        isOwn
          ? `파드 템플릿에서 \`${label}\` 값을 빼십시오.`
          : `네임스페이스의 \`${label}\` 레이블을 ${labelWords.ko(served)} 레이블로 바꾼 뒤 워크로드를 다시 시작하십시오(\`kubectl rollout restart\`).`,
    },
  },
  unserved: {
    en: {
      title: ({ label }) => `asks for a sidecar by \`${label}\`, which no injector serves`,
      reason: ({ label, served }) =>
        `asks for one by the label \`${label}\`, and ${served.length === 0 ? 'the cluster has no injector of Istio' : `there are injectors only for ${marked(served)}`}`,
      advised: 'Ask for a revision that is there, and recreate the pods',
      steps: ({ isOwn, served }) =>
        served.length === 0
          ? 'Install the control plane that is to inject them (`istioctl install`, or its chart), then restart the workloads.'
          : `Let the ${isOwn ? 'template of the pods' : 'namespace'} ask by ${labelWords.en(served)}, then restart the workloads (\`kubectl rollout restart\`).`,
    },
    ko: {
      title: ({ label }) => `의 \`${label}\` 레이블에 맞는 사이드카 주입기가 없습니다`,
      reason: ({ label, served }) =>
        `의 \`${label}\` 레이블이 사이드카를 요청하지만 ${served.length === 0 ? '클러스터에 Istio 주입기가 없습니다' : `주입기는 ${marked(served)} 레이블에만 있습니다`}`,
      advised: '실제로 있는 리비전을 요청하고 파드를 다시 만들기',
      steps: ({ isOwn, served }) =>
        served.length === 0
          ? '사이드카를 넣을 컨트롤 플레인을 설치한 뒤(`istioctl install` 또는 차트) 워크로드를 다시 시작하십시오.'
          : `${isOwn ? '파드 템플릿' : '네임스페이스'}에 ${labelWords.ko(served)} 레이블을 쓰고 워크로드를 다시 시작하십시오(\`kubectl rollout restart\`).`,
    },
  },
  late: {
    en: {
      title: ({ label }) => `was given no sidecar, which \`${label}\` asks for today`,
      reason: ({ label }) =>
        `was made before the label \`${label}\` or its injector was there, or while that did not answer`,
      advised: 'Recreate the pods',
      steps: () => 'Restart the workload (`kubectl rollout restart`): its new pods are given one.',
    },
    ko: {
      title: ({ label }) => `에는 지금의 \`${label}\` 레이블이 요청하는 사이드카가 없습니다`,
      reason: ({ label }) =>
        `의 파드는 \`${label}\` 레이블이나 주입기가 있기 전에, 또는 주입기가 응답하지 않는 동안 만들어졌습니다`,
      advised: '파드를 다시 만들기',
      steps: () =>
        '워크로드를 다시 시작하십시오(`kubectl rollout restart`). 새 파드에는 사이드카가 들어갑니다.',
    },
  },
};

const labelWords: Bilingual<(served: readonly string[]) => string> = {
  en: (served) =>
    served.length === 0 ? '`istio-injection=enabled`' : served.map(mark).join(' or '),
  ko: (served) =>
    served.length === 0 ? '`istio-injection=enabled`' : served.map(mark).join(' 또는 '),
};

function mark(name: string): string {
  return `\`${name}\``;
}

const demandWords: Bilingual<(params: OutsideMesh) => string> = {
  en: ({ pod, by, service }) =>
    service === undefined
      ? `PeerAuthentication \`${by}\` demands STRICT mutual TLS: it is not enforced on \`${pod}\`, and those for whom it is reset its calls.`
      : `DestinationRule \`${by}\` has those who call Service \`${service}\` speak mutual TLS (ISTIO_MUTUAL), which \`${pod}\` does not understand: each call by a pod with a sidecar fails.`,
  ko: ({ pod, by, service }) =>
    service === undefined
      ? `\`${by}\` PeerAuthentication 객체가 STRICT 상호 TLS를 요구하지만 \`${pod}\` 파드에는 적용되지 않으며, 적용되는 파드는 이 파드의 연결을 끊습니다.`
      : `\`${by}\` DestinationRule 객체가 \`${service}\` 서비스를 부르는 쪽에 상호 TLS(ISTIO_MUTUAL)를 쓰게 하지만 \`${pod}\` 파드는 이를 이해하지 못하므로, 사이드카가 있는 파드의 호출은 모두 실패합니다.`,
};
