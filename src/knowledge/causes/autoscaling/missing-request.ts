import type { Cause, Evidence, Ref } from '../../../domain/model.ts';
import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { ownOf } from '../../../text/own-of.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type MissingRequest = Readonly<{
  autoscaler: string;
  container: string;
  resource: string;
  pod: string;
}>;

/** Until 1.26 without the names of the container and pod. */
const PATTERN =
  /missing request for (?<resource>\S+)(?: in container (?<container>\S+) of Pod (?<pod>\S+))?/;

/** An autoscaler works with shares of what containers request, and one requests nothing. */
export const missingRequest: Cause<MissingRequest, 'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaling/missing-request',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],

  *explain({ on, evidence }, world) {
    const said = PATTERN.exec(evidence.quote)?.groups;
    const [link] = world.follow(autoscalerToTarget, on).items;
    if (!said || !link) return;

    const { resource = '', container = '', pod = '' } = said;
    const at: Ref<'Pod'> = { kind: 'Pod', namespace: on.namespace ?? '', name: pod };
    const fact = pod ? world.get(at) : undefined;
    const containers = fact?.is === 'known' ? (fact.value.spec?.containers ?? []) : [];
    const index = containers.findIndex(({ name }) => name === container);
    if (ownOf(containers[index]?.resources?.requests, resource)) return; // it has one by now
    const path = `/spec/containers/${index}/resources/requests/${resource}`;
    const unset: Evidence = { ...quotedField(at, path, '0'), unset: true };
    yield {
      subject: link.to,
      params: { autoscaler: on.name, container, resource, pod },
      evidence: [evidence, ...(index < 0 ? [] : [unset])],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { autoscaler, container, resource }) => ({
      title: `\`${name}\`: no ${resource} request is set, so \`${autoscaler}\` cannot scale it`,
      sentence: `Autoscaler \`${autoscaler}\` scales \`${name}\` by a share of the ${resource} request, and ${container ? `container \`${container}\` has` : 'a container has'} no ${resource} request: it is missing in the pod template.`,
      so: `Set resources.requests.${resource} for every container, sidecars included; until then the number of pods stays as it is.`,
    }),
    ko: ({ name }, { autoscaler, container, resource }) => ({
      title: `\`${name}\`: ${resource} request가 없어 \`${autoscaler}\` 오토스케일러가 동작하지 않습니다`,
      sentence: `오토스케일러 \`${autoscaler}\` 객체는 \`${name}\` 워크로드를 ${resource} request 대비 사용률로 조절하는데, ${container ? `\`${container}\` 컨테이너` : '컨테이너'}에 ${resource} request가 없습니다.`,
      so: `사이드카를 포함한 모든 컨테이너에 resources.requests.${resource} 값을 지정하십시오. 그때까지 파드 수는 그대로 유지됩니다.`,
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Set the request',
      text: `Set the missing request for every container of \`${name}\`, injected sidecars included (\`kubectl set resources\`): what it really uses under normal load. This starts a new revision.`,
    }),
    ko: ({ name }) => ({
      title: 'request 지정',
      text: `주입된 사이드카를 포함한 \`${name}\` 워크로드의 모든 컨테이너에 평상시 실제 사용량만큼 request를 지정하십시오(\`kubectl set resources\`). 새 리비전이 시작됩니다.`,
    }),
  },
};
