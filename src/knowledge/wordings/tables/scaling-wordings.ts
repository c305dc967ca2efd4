import type { Wording } from '../wording.ts';

/** What autoscalers write, and of the parts of the API that other programs serve, such as metrics. */
export const scalingWordings: readonly Wording[] = [
  {
    id: 'metric-not-served',
    says: [/unable to fetch metrics from (?<api>external|custom) metrics API: (?<said>.+)/],
    en: [
      'the {api} metric is not served: {said}',
      'The autoscaler asked `{api}.metrics.k8s.io` and was answered: {said}. It does not scale by that metric until then, and never down.',
      '`kubectl get apiservice | grep {api}.metrics` names the adapter (KEDA, prometheus-adapter) and whether it answers; its log says why it has no value. With KEDA ask `why scaledobject/<name>`.',
    ],
    ko: [
      '{api} 지표가 제공되지 않습니다: {said}',
      '오토스케일러가 `{api}.metrics.k8s.io` API에 물었고 답은 이렇습니다: {said}. 그때까지 이 지표로 늘리지 않으며 줄이지도 않습니다.',
      '`kubectl get apiservice | grep {api}.metrics` 결과에 어댑터(KEDA, prometheus-adapter)와 응답 여부가 있습니다. 값이 없는 이유는 어댑터 로그에 있습니다. KEDA라면 `why scaledobject/<name>` 명령으로 물으십시오.',
    ],
  },
  {
    id: 'request-missing',
    says: [/missing request for (?<resource>\w+)(?: in container (?<container>\S+)|$)/],
    en: [
      'an autoscaler needs a request of {resource}',
      'The HPA counts in percent of the request, and a container of its pods has none for {resource}. It does not scale until then.',
      'Set `resources.requests.{resource}` on each container of the pod, sidecars too, or have the HPA look at one container (`ContainerResource`).',
    ],
    ko: [
      '오토스케일러에 {resource} 요청량이 필요합니다',
      'HPA는 요청량의 백분율로 계산하는데 파드의 한 컨테이너에 {resource} 요청량이 없습니다. 그때까지 크기를 바꾸지 않습니다.',
      '사이드카를 포함한 모든 컨테이너에 `resources.requests.{resource}` 값을 적거나, HPA가 한 컨테이너만 보게(`ContainerResource`) 하십시오.',
    ],
  },
  {
    id: 'metrics-missing',
    says: [
      /error: (?:Metrics API not available|metrics not available yet)/,
      /unable to (?:get|fetch) metrics (?:for resource|from resource metrics API)/,
      /no metrics returned from (?:resource|custom|external) metrics API/,
    ],
    en: [
      'there are no metrics',
      'The metrics API does not answer, or has nothing for these pods: `kubectl top` and autoscalers do not work.',
      '`kubectl get apiservice v1beta1.metrics.k8s.io` says whether metrics-server is there and answers; pods that are younger than a minute have no figures yet.',
    ],
    ko: [
      '지표가 없습니다',
      'metrics API가 응답하지 않거나 이 파드의 값이 없습니다. `kubectl top` 명령과 오토스케일러가 동작하지 않습니다.',
      '`kubectl get apiservice v1beta1.metrics.k8s.io` 명령으로 metrics-server가 있고 응답하는지 보십시오. 1분이 안 된 파드는 아직 값이 없습니다.',
    ],
  },
  {
    id: 'no-node-pool',
    says: [
      /incompatible with (?:nodepool|provisioner) "(?<pool>[^"]+)".*?, (?<said>(?:incompatible requirements|did not tolerate|no instance type)[^;]+)/,
    ],
    en: [
      'Karpenter makes no node for the pod: {said}',
      'Of node pool `{pool}` no node would do for this pod: {said}. So none is launched, and the pod stays Pending.',
      'Bring the two together: the `nodeSelector`, affinity, tolerations and requests of the pod, and `spec.template` of the NodePool. A label of your own has to stand in its `requirements` (operator Exists is enough) or its labels.',
    ],
    ko: [
      'Karpenter가 파드를 위한 노드를 만들지 않습니다: {said}',
      '노드 풀 `{pool}` 중 이 파드에 맞는 노드가 없습니다: {said}. 그래서 노드가 시작되지 않고 파드는 Pending 상태로 남습니다.',
      '파드의 `nodeSelector`, affinity, toleration, 요청량과 NodePool의 `spec.template` 값을 맞추십시오. 직접 정한 레이블은 `requirements`(Exists 연산자로 충분)나 레이블에 있어야 합니다.',
    ],
  },
  {
    id: 'api-part-silent',
    says: [
      /unable to retrieve the complete list of server APIs: (?<part>[\w.-]+\/v\w+): (?!the server could not find)/,
      /(?<![\w.-])(?<part>[a-z][\w.-]+\/v\d\w*): the server is currently unable to handle the request/,
    ],
    en: [
      'a part of the API does not answer: {part}',
      'Another program serves `{part}` behind the API server, and it does not answer. What lists all kinds fails with it: discovery, garbage collection, and the end of every namespace.',
      '`kubectl get apiservice | grep False` names its Service; `why service/<name>` there. Where the program was uninstalled, its APIService was left behind: whoever owns it deletes that.',
    ],
    ko: [
      'API의 일부가 응답하지 않습니다: {part}',
      '`{part}` API는 API 서버 뒤의 다른 프로그램이 제공하는데 응답하지 않습니다. 모든 종류를 나열하는 것(discovery, garbage collection, 네임스페이스 삭제)이 함께 실패합니다.',
      '`kubectl get apiservice | grep False` 결과에 서비스가 있습니다. 그 서비스를 `why service/<name>` 명령으로 물으십시오. 프로그램이 제거되었다면 APIService만 남은 것이니 담당자가 지웁니다.',
    ],
  },
  {
    id: 'pods-without-metrics',
    says: [/did not receive metrics for (?:targeted|any ready) pods/],
    en: [
      'the metrics API has no values of these pods',
      'The HPA asked for the use of the pods of its target and got none: for half a minute after a start that is normal. Longer, the pods are not Ready, metrics-server does not reach the kubelet of their nodes, or the selector of the target leads to other pods.',
      '`kubectl top pods` beside `kubectl get pods` tells which: no pod has values, some have none, or they are not Ready. Then `why` of the pods, or the log of metrics-server.',
    ],
    ko: [
      '메트릭 API에 이 파드들의 값이 없습니다',
      'HPA가 대상 파드의 사용량을 물었으나 받지 못했습니다. 시작하고 30초쯤은 정상입니다. 더 오래가면 파드가 Ready 상태가 아니거나, metrics-server가 노드의 kubelet에 닿지 못하거나, 대상의 셀렉터가 다른 파드를 고릅니다.',
      '`kubectl top pods` 결과와 `kubectl get pods` 결과를 나란히 보면 모두 없는지, 일부만 없는지, Ready가 아닌지 알 수 있습니다. 그다음 그 파드에 `why` 명령을 쓰거나 metrics-server 로그를 보십시오.',
    ],
  },
];
