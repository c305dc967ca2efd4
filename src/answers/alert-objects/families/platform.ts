import type { AlertFamily } from '../alert-family.ts';

/** Certificates, autoscaling by events, and secrets. */
export const platform: readonly AlertFamily[] = [
  {
    name: 'cert-manager itself',
    alerts: 'CertManagerAbsent Cert-managerAbsent CertManagerDown CertManagerController*',
    objects: [
      'pod {namespace}/{pod}',
      'workload {namespace}/cert-manager',
      'workload cert-manager',
    ],
    text: {
      en: {
        measures: 'whether cert-manager runs and is scraped',
        next: 'its pods: without it no certificate is renewed',
      },
      ko: {
        measures: 'cert-manager의 실행과 스크레이프 여부',
        next: '파드를 확인하십시오. 멈추면 인증서가 갱신되지 않습니다',
      },
    },
  },
  {
    name: 'cert-manager: ACME limits',
    alerts: 'CertManager*RateLimit* Cert-manager*RateLimit*',
    objects: [],
    text: {
      en: {
        measures: 'requests that the ACME server refuses because there were too many',
        next: 'which Certificates fail again and again (`kubectl get orders,challenges -A`); the limit passes by itself',
      },
      ko: {
        measures: '요청이 많아 ACME 서버가 거부한 수',
        next: '반복해서 실패하는 Certificate를 `kubectl get orders,challenges -A`로 찾으십시오. 제한은 시간이 지나면 풀립니다',
      },
    },
  },
  {
    name: 'cert-manager',
    alerts: 'CertManager* Cert-manager* Certificate*',
    objects: [
      'certificate.cert-manager.io {namespace}/{name|certificate}',
      'certificate.cert-manager.io {name|certificate}',
      'certificate of {host|domain}',
    ],
    text: {
      en: {
        measures: 'whether a Certificate is Ready and when it expires',
        next: '`cmctl status certificate`: its CertificateRequest, Order and Challenge',
      },
      ko: {
        measures: 'Certificate의 Ready 여부와 만료일',
        next: '`cmctl status certificate`로 CertificateRequest, Order, Challenge를 확인하십시오',
      },
    },
  },
  {
    name: 'certificates of files and Secrets',
    alerts: 'X509*',
    objects: ['secret {secret_namespace}/{secret_name}', 'node {node}', 'node at {instance}'],
    text: {
      en: {
        measures: 'when a certificate in a Secret or a file of a node expires',
        next: 'who renews it: cert-manager, kubeadm (`kubeadm certs check-expiration`) or nobody',
      },
      ko: {
        measures: 'Secret이나 노드 파일에 있는 인증서의 만료일',
        next: '누가 갱신하는지(cert-manager, `kubeadm certs check-expiration`, 없음) 확인하십시오',
      },
    },
  },
  {
    name: 'KEDA itself',
    alerts: 'Keda*OperatorDown Keda*AdapterDown Keda*Absent KedaDown Keda*Operator*Down',
    objects: [
      'pod {namespace}/{pod}',
      'workload {namespace}/keda-operator',
      'workload keda-operator',
    ],
    text: {
      en: {
        measures: 'whether KEDA runs and is scraped',
        next: 'its pods: without them nothing is scaled by events',
      },
      ko: {
        measures: 'KEDA의 실행과 스크레이프 여부',
        next: '파드를 확인하십시오. 멈추면 이벤트 기반 스케일이 멈춥니다',
      },
    },
  },
  {
    name: 'KEDA: ScaledJobs',
    alerts: 'KedaScaledJob*',
    objects: [
      'scaledjob.keda.sh {namespace}/{scaledJob|scaledObject}',
      'scaledjob.keda.sh {scaledJob|scaledObject}',
    ],
    text: {
      en: {
        measures: 'errors of a ScaledJob',
        next: 'its conditions and the log of keda-operator: usually credentials or the address of the source',
      },
      ko: {
        measures: 'ScaledJob의 오류',
        next: 'condition과 keda-operator 로그를 확인하십시오. 대개 소스의 자격 증명이나 주소 문제입니다',
      },
    },
  },
  {
    name: 'KEDA',
    alerts: 'Keda*',
    objects: [
      '{type}.keda.sh {namespace}/{scaledObject|scaledJob}', // the label is called so for a ScaledJob as well
      'scaledobject.keda.sh {namespace}/{scaledObject}',
      'scaledobject.keda.sh {scaledObject}',
      'scaledjob.keda.sh {namespace}/{scaledJob}',
    ],
    text: {
      en: {
        measures: 'errors and latency of the scalers of a ScaledObject',
        next: 'its conditions and the log of keda-operator: usually credentials or the address of the source',
      },
      ko: {
        measures: 'ScaledObject 스케일러의 오류와 지연',
        next: 'condition과 keda-operator 로그를 확인하십시오. 대개 소스의 자격 증명이나 주소 문제입니다',
      },
    },
  },
  {
    name: 'External Secrets, Sealed Secrets, Vault',
    alerts: 'ExternalSecret* ClusterSecretStore* SecretStore* SealedSecret* Vault*',
    objects: [
      'externalsecret.external-secrets.io {namespace}/{name}',
      'secretstore.external-secrets.io {namespace}/{name}',
      'clustersecretstore.external-secrets.io {name}',
      'sealedsecret.bitnami.com {namespace}/{name}',
      'pod {namespace}/{pod}',
      'workload {namespace}/{job}',
      'workload sealed-secrets-controller',
    ],
    text: {
      en: {
        measures: 'whether secrets can be fetched or opened',
        next: 'the conditions of the object and the log of its controller',
      },
      ko: {
        measures: '시크릿을 가져오거나 여는 동작',
        next: '객체의 condition과 컨트롤러 로그를 확인하십시오',
      },
    },
  },
];
