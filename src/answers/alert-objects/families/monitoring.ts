import type { AlertFamily } from '../alert-family.ts';

const STORES = ['loki', 'mimir', 'tempo', 'cortex', 'thanos'];
/** One part of such a store, which only the name of the alert says. */
const COMPONENTS = ['compactor', 'ingester', 'distributor', 'querier', 'ruler', 'gateway'];
const STORE_WORDS: AlertFamily['text'] = {
  en: {
    measures: 'requests to the log or trace store that fail or take long',
    next: 'the log of the component that `job` and `route` name, and its object storage',
  },
  ko: {
    measures: '로그, 트레이스 저장소 요청의 실패와 지연',
    next: '`job`, `route`가 가리키는 컴포넌트의 로그와 오브젝트 스토리지를 확인하십시오',
  },
};

/** What the programs that observe a cluster say of themselves. */
export const monitoring: readonly AlertFamily[] = [
  {
    name: 'targets',
    alerts: 'TargetDown* Target*Missing PrometheusTargetMissing PrometheusJobMissing *JobMissing',
    objects: ['service {namespace}/{service}', 'workload {namespace}/{job}'],
    text: {
      en: {
        measures: 'how many targets of a scrape job do not answer',
        next: 'Status → Targets of Prometheus: the error of the scrape; the program may be well and only its metrics not reachable',
      },
      ko: {
        measures: '스크레이프 잡에서 응답하지 않는 타깃 수',
        next: 'Prometheus의 Status → Targets에서 오류를 보십시오. 프로그램은 정상이고 메트릭만 닿지 않을 수 있습니다',
      },
    },
  },
  {
    name: 'kube-state-metrics',
    alerts: 'KubeStateMetrics*',
    objects: ['workload {namespace}/kube-state-metrics', 'workload kube-state-metrics'],
    text: {
      en: {
        measures: 'whether kube-state-metrics can list and watch: many other alerts depend on it',
        next: 'its log: RBAC or the API server',
      },
      ko: {
        measures: 'kube-state-metrics의 list, watch 동작. 다른 여러 알림이 여기에 의존합니다',
        next: '로그를 확인하십시오. RBAC이나 API 서버 문제입니다',
      },
    },
  },
  {
    name: 'Prometheus operator',
    alerts: 'PrometheusOperator*',
    objects: [
      'pod {namespace}/{pod}',
      'workload {namespace}/prometheus-operator',
      'workload prometheus-operator',
      'workload {namespace}/{job}',
    ],
    text: {
      en: {
        measures: 'whether the operator could apply what it watches',
        next: 'its log names the PrometheusRule, ServiceMonitor or Prometheus that it rejects',
      },
      ko: {
        measures: '오퍼레이터가 감시하는 객체를 적용했는지',
        next: '로그에 거부된 PrometheusRule, ServiceMonitor, Prometheus가 나옵니다',
      },
    },
  },
  {
    name: 'Prometheus, Alertmanager, Thanos',
    alerts: 'Prometheus* Alertmanager* Thanos* ConfigReloader* Pushgateway*',
    objects: [
      'pod {namespace}/{pod!}',
      'service {namespace}/{service!}',
      'workload {namespace}/{job!}',
      'address {instance}',
      'workload {job!}',
    ],
    text: {
      en: {
        measures: 'how the monitoring itself works: configuration, storage, delivery of alerts',
        next: 'the log of that pod; while it stands, other alerts may be missing',
      },
      ko: {
        measures: '모니터링 자체의 동작(설정, 저장소, 알림 전송)',
        next: '해당 파드의 로그. 이 상태에서는 다른 알림이 오지 않을 수 있습니다',
      },
    },
  },
  ...STORES.flatMap((store) =>
    COMPONENTS.map((component): AlertFamily => ({
      name: 'a component of Loki, Mimir, Tempo, Cortex or Thanos',
      alerts: `${store}*${component}*`,
      objects: [
        'pod {namespace}/{pod}',
        ...[component, `${store}-${component}`, `${store}-backend`, store].map(
          (name) => `workload {namespace}/${name}`,
        ),
      ],
      text: STORE_WORDS,
    })),
  ),
  {
    name: 'Loki, Mimir, Tempo, Cortex',
    alerts: 'Loki* Promtail* Mimir* Tempo* Cortex* Alloy* Fluent* OpenTelemetry* Otel*',
    objects: [
      'pod {namespace}/{pod}',
      'workload {namespace}/{job}',
      'workload {namespace}/loki-{job}',
      'workload {namespace}/loki',
      'service {namespace}/{service}',
      'workload {job}',
      'workload loki',
    ],
    text: STORE_WORDS,
  },
  {
    name: 'Grafana',
    alerts: 'Grafana*',
    objects: [
      'pod {namespace}/{pod}',
      'workload {namespace}/{job}',
      'workload {namespace}/grafana',
      'workload grafana',
    ],
    text: {
      en: {
        measures: 'requests of Grafana that fail',
        next: 'its log and its data sources',
      },
      ko: { measures: 'Grafana의 실패한 요청', next: '로그와 데이터 소스를 확인하십시오' },
    },
  },
];
