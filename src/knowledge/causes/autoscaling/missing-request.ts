import { refKey } from '../../../domain/keys.ts';
import type { Advised, Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { selects } from '../../../readings/selectors.ts';
import { ownersOf, podRef } from '../../../readings/workloads/workloads.ts';
import { ownOf } from '../../../text/own-of.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { refWord } from '../../words/ref-word.ts';

type MissingRequest = Readonly<{
  autoscaler: string;
  container: string;
  resource: string;
  pod: string;
  owner?: Ref; // of that pod, where it is another workload than the one that is scaled
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
    const at = pod ? podNamed(on, pod, world) : undefined;
    const mentioned = at && without(at, resource, container);
    if (at && container && mentioned === undefined && hasContainer(at, container)) return; // it has one by now
    const [unset] = pod ? (mentioned ? [mentioned] : []) : withoutRequest(link.to, resource, world);
    const owner = unset && ownersOf(unset.on, world).at(-1);
    const isRead = owner !== undefined && world.get(owner).is === 'known'; // above what is unread there may be more
    const isForeign = isRead && refKey(owner) !== refKey(link.to);
    yield {
      subject: link.to,
      params: {
        autoscaler: on.name,
        container: container || (unset?.container ?? ''),
        resource,
        pod: pod || (unset?.on.name ?? ''),
        ...(isForeign && { owner }),
      },
      evidence: [
        evidence,
        ...(unset ? [{ ...quotedField(unset.on, unset.path, '0'), unset: true as const }] : []),
      ],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { autoscaler, container, resource, pod, owner }) => ({
      title: `\`${name}\`: no ${resource} request is set, so \`${autoscaler}\` cannot scale it`,
      sentence: `Autoscaler \`${autoscaler}\` scales \`${name}\` by a share of the ${resource} request, and ${
        owner
          ? `pod \`${pod}\`, which the selector of \`${name}\` matches, has no ${resource} request (container \`${container}\`). That pod belongs to ${refWord(owner)}: the labels of both overlap, so its pods are counted as pods of \`${name}\``
          : `${container ? `container \`${container}\` has` : 'a container has'} no ${resource} request: it is missing in the pod template`
      }.`,
      so: owner
        ? `Until then the number of pods of \`${name}\` stays as it is.`
        : `Set resources.requests.${resource} for every container, sidecars included; until then the number of pods stays as it is.`,
    }),
    ko: ({ name }, { autoscaler, container, resource, pod, owner }) => ({
      title: `\`${name}\`: ${resource} request가 없어 \`${autoscaler}\` 오토스케일러가 동작하지 않습니다`,
      sentence: `오토스케일러 \`${autoscaler}\` 객체는 \`${name}\` 워크로드를 ${resource} request 대비 사용률로 조절하는데, ${
        owner
          ? `\`${name}\` 워크로드의 셀렉터에 걸리는 \`${pod}\` 파드(\`${container}\` 컨테이너)에 ${resource} request가 없습니다. 이 파드는 ${refWord(owner)} 객체의 파드입니다. 둘의 레이블이 겹쳐 \`${name}\` 워크로드의 파드로 계산됩니다`
          : `${container ? `\`${container}\` 컨테이너` : '컨테이너'}에 ${resource} request가 없습니다`
      }.`,
      so: owner
        ? `그때까지 \`${name}\` 워크로드의 파드 수는 그대로 유지됩니다.`
        : `사이드카를 포함한 모든 컨테이너에 resources.requests.${resource} 값을 지정하십시오. 그때까지 파드 수는 그대로 유지됩니다.`,
    }),
  },

  advice: {
    choose: ({ name }, { owner, resource }) =>
      owner ? overlapAdvice(name, refWord(owner), resource) : requestAdvice(name),
  },
};

const requestAdvice = (name: string): Advised => ({
  en: {
    title: 'Set the request',
    text: `Set the missing request for every container of \`${name}\`, injected sidecars included (\`kubectl set resources\`): what it really uses under normal load. This starts a new revision.`,
  },
  ko: {
    title: 'request 지정',
    text: `주입된 사이드카를 포함한 \`${name}\` 워크로드의 모든 컨테이너에 평상시 실제 사용량만큼 request를 지정하십시오(\`kubectl set resources\`). 새 리비전이 시작됩니다.`,
  },
});

const overlapAdvice = (name: string, owner: string, resource: string): Advised => ({
  en: {
    title: 'Give the two workloads different labels',
    text: `Add a label to the pods and the selector of ${owner} or of \`${name}\` that only it has. A selector cannot be changed: the workload has to be made again. Until then, set the ${resource} request on the containers of ${owner}: the autoscaler then works, but still counts its pods.`,
  },
  ko: {
    title: '두 워크로드의 레이블 구분',
    text: `${owner} 객체나 \`${name}\` 워크로드의 파드와 셀렉터에 한쪽에만 있는 레이블을 추가하십시오. 셀렉터는 바꿀 수 없으므로 워크로드를 다시 만들어야 합니다. 그 전에는 ${owner} 객체의 컨테이너에 ${resource} request를 지정하십시오. 오토스케일러는 동작하지만 그 파드도 함께 계산됩니다.`,
  },
});

type Unset = Readonly<{ on: Ref<'Pod'>; container: string; path: string }>;

function podNamed(on: Ref, name: string, world: World): Resource<'Pod'> | undefined {
  const fact = world.get({ kind: 'Pod', namespace: on.namespace ?? '', name } as const);
  return fact.is === 'known' ? fact.value : undefined;
}

/** The pods that the selector of a workload matches, its own or not, in which a request is missing: its own first. */
function withoutRequest(target: Ref, resource: string, world: World): readonly Unset[] {
  const fact = world.get(target as Ref<'apps/Deployment'>);
  const selector = fact.is === 'known' ? fact.value.spec?.selector : undefined;
  if (!selector) return [];
  const found = world
    .list('Pod', { namespace: target.namespace ?? '' })
    .items.filter(({ metadata }) => selects(selector, metadata?.labels))
    .flatMap((pod) => without(pod, resource) ?? []);
  const isOwn = ({ on }: Unset) => {
    const owner = ownersOf(on, world).at(-1);
    return Number(owner !== undefined && refKey(owner) === refKey(target));
  };
  return found.toSorted((a, b) => isOwn(b) - isOwn(a));
}

function hasContainer({ spec }: Resource<'Pod'>, container: string): boolean {
  return (spec?.containers ?? []).some(({ name }) => name === container);
}

/** The container of a pod, any or that one, that requests nothing of a resource. */
function without(pod: Resource<'Pod'>, resource: string, container = ''): Unset | undefined {
  const containers = pod.spec?.containers ?? [];
  const index = containers.findIndex(
    ({ name, resources }) =>
      (!container || name === container) && !ownOf(resources?.requests, resource),
  );
  const found = containers[index];
  if (!found) return undefined;
  const path = `/spec/containers/${index}/resources/requests/${resource}`;
  return { on: podRef(pod), container: found.name, path };
}
