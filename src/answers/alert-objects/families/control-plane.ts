import type { AlertFamily } from '../alert-family.ts';

/** The API server, its data, and what decides for the cluster. */
export const controlPlane: readonly AlertFamily[] = [
  {
    name: 'always firing',
    alerts: 'Watchdog DeadMansSwitch* InfoInhibitor',
    objects: [],
  },
  {
    name: 'overcommitment',
    alerts: 'Kube*Overcommit',
    objects: [],
    text: {
      en: {
        measures:
          'requests or quotas of the whole cluster against its capacity: one node may not be lost',
        next: 'requests by namespace (`kubectl resource-capacity` or a dashboard), or one more node',
      },
      ko: {
        measures: '클러스터 전체의 요청량이나 쿼터와 용량의 비교. 노드 하나를 잃으면 부족합니다',
        next: '네임스페이스별 요청량을 확인하거나 노드를 추가하십시오',
      },
    },
  },
  {
    name: 'aggregated APIs',
    alerts: 'KubeAggregatedAPI* AggregatedAPI* APIService*',
    objects: ['apiservice.apiregistration.k8s.io {name|apiservice}'],
    text: {
      en: {
        measures: 'whether the API server reaches an API that a Service in the cluster serves',
        next: '`kubectl get apiservices`: the one that is not Available names its Service',
      },
      ko: {
        measures: 'API 서버가 클러스터 안의 Service가 제공하는 API에 닿는지',
        next: '`kubectl get apiservices`에서 Available이 아닌 항목과 그 Service를 확인하십시오',
      },
    },
  },
  {
    name: 'API server budget',
    alerts: 'KubeAPIErrorBudget* KubeAPITerminated* KubeAPIServerLatency* KubernetesApiServer*',
    objects: [],
    text: {
      en: {
        measures: 'errors and slow answers of the API server against its objective',
        next: 'which verb and resource: `apiserver_request_total` by code, `apiserver_request_duration_seconds`; then etcd latency and webhooks that time out',
      },
      ko: {
        measures: 'API 서버의 오류와 지연을 목표와 비교한 값',
        next: '어느 verb와 리소스인지 `apiserver_request_total`(code별), `apiserver_request_duration_seconds`로 찾고, etcd 지연과 시간 초과되는 웹훅을 확인하십시오',
      },
    },
  },
  {
    name: 'API server',
    alerts: 'KubeAPIDown KubeVersionMismatch KubeClientCert* KubernetesClientCert*',
    objects: [],
    text: {
      en: {
        measures:
          'whether an API server can be scraped, its version, or the certificates of its clients',
        next: '`kubectl get --raw /readyz?verbose`; for certificates, which client still uses the old one',
      },
      ko: {
        measures: 'API 서버 스크레이프 여부, 버전, 또는 클라이언트 인증서',
        next: '`kubectl get --raw /readyz?verbose`. 인증서라면 어느 클라이언트가 오래된 것을 쓰는지 확인하십시오',
      },
    },
  },
  {
    name: 'API server: one instance',
    alerts: 'KubeAPIInstance*',
    objects: ['pod {namespace}/{pod}', 'node at {instance}'],
    text: {
      en: {
        measures: 'whether one API server can be scraped',
        next: 'its static pod in kube-system and the machine that it runs on',
      },
      ko: {
        measures: 'API 서버 하나의 스크레이프 여부',
        next: 'kube-system의 스태틱 파드와 그 머신을 확인하십시오',
      },
    },
  },
  {
    name: 'API clients',
    alerts: 'KubeClientErrors KubernetesApiClient*',
    objects: ['pod {namespace}/{pod}', 'node at {instance}', 'workload {namespace}/{job}'],
    text: {
      en: {
        measures: 'requests of one client of the API server that fail',
        next: 'the log of that client: 403 is RBAC, 429 is load, 5xx is the API server',
      },
      ko: {
        measures: 'API 서버 클라이언트 하나의 실패한 요청',
        next: '해당 클라이언트의 로그. 403은 RBAC, 429는 부하, 5xx는 API 서버 문제입니다',
      },
    },
  },
  ...['scheduler', 'controller-manager'].map((name): AlertFamily => ({
    name: `kube-${name}`,
    alerts: `Kube${name.replaceAll('-', '')}*`,
    objects: ['pod {namespace}/{pod}', `pod kube-system/kube-${name}*`, 'node at {instance}'],
    text: {
      en: {
        measures: `whether Prometheus can scrape kube-${name}`,
        next: 'its pod, and the address it listens on: 127.0.0.1 cannot be scraped although all is well. Managed clusters do not show it',
      },
      ko: {
        measures: `Prometheus가 kube-${name}를 스크레이프하는지`,
        next: '파드와 바인드 주소를 확인하십시오. 127.0.0.1이면 정상이어도 스크레이프되지 않습니다. 관리형 클러스터에는 보이지 않습니다',
      },
    },
  })),
  {
    name: 'etcd disks',
    alerts: 'etcd*Fsync* etcd*Commit* etcd*Database* etcd*Quota* etcd*Space* etcd*Backend*',
    objects: ['pod {namespace}/{pod}', 'node at {instance}', 'pod kube-system/etcd-*'],
    text: {
      en: {
        measures: 'how long etcd waits for its disk, or how large its database is',
        next: 'the disk of that control plane node (fsync P99 under 10 ms), and `etcdctl endpoint status`; a full database refuses all writes until it is compacted and defragmented',
      },
      ko: {
        measures: 'etcd의 디스크 대기 시간이나 데이터베이스 크기',
        next: '해당 컨트롤 플레인 노드의 디스크(fsync P99 10ms 미만)와 `etcdctl endpoint status`. 데이터베이스가 차면 compact와 defrag 전까지 모든 쓰기가 거부됩니다',
      },
    },
  },
  {
    name: 'etcd',
    alerts: 'etcd*',
    objects: [
      'pod {namespace}/{pod}',
      'node at {instance}',
      'service {namespace}/{service}',
      'pod kube-system/etcd-*',
    ],
    text: {
      en: {
        measures: 'the members, leaders and requests of etcd',
        next: '`etcdctl endpoint health --cluster` and `member list`; slow disks and a lossy network make it change leaders',
      },
      ko: {
        measures: 'etcd의 멤버, 리더, 요청',
        next: '`etcdctl endpoint health --cluster`와 `member list`. 느린 디스크와 불안정한 네트워크가 리더를 바꿉니다',
      },
    },
  },
];
