import type { AlertFamily } from '../alert-family.ts';

/** Ingress controllers, and probes from outside. */
export const ingress: readonly AlertFamily[] = [
  {
    name: 'ingress-nginx: controller',
    alerts: 'NginxConfig* NGINXConfig* IngressNginx*Down Ingress*Absent',
    objects: [
      'pod {namespace}/{controller_pod|pod}',
      'workload {namespace}/ingress-nginx-controller',
      'workload ingress-nginx-controller',
      'workload ingress-nginx',
    ],
    text: {
      en: {
        measures: 'whether the controller could load its configuration',
        next: 'its log names the Ingress and the line that nginx refuses: until then no Ingress changes',
      },
      ko: {
        measures: '컨트롤러가 설정을 로드했는지',
        next: '로그에 nginx가 거부한 Ingress와 줄이 나옵니다. 그때까지 어떤 Ingress 변경도 반영되지 않습니다',
      },
    },
  },
  {
    name: 'ingress controllers: certificates',
    alerts:
      '*CertificateExpir* *CertExpir* *SslCert* *SSLCert* *TLSCert* *TlsCert* *CertificatesExpir*',
    objects: [
      'certificate.cert-manager.io {namespace}/{name}',
      'certificate.cert-manager.io {name}',
      'secret {secret_namespace}/{secret_name}',
      'certificate of {host|sans|instance|target|url}',
      'ingress {namespace}/{ingress}',
    ],
    text: {
      en: {
        measures: 'the certificate that is presented for a host, and when it expires',
        next: '`openssl s_client -connect HOST:443 -servername HOST`: which one is served; then its Certificate, Order and Challenge',
      },
      ko: {
        measures: '호스트에 제시되는 인증서와 만료일',
        next: '`openssl s_client -connect HOST:443 -servername HOST`로 제공되는 인증서를 보고 Certificate, Order, Challenge를 확인하십시오',
      },
    },
  },
  {
    name: 'ingress-nginx',
    alerts: 'Nginx* Ingress*',
    objects: [
      'ingress {namespace}/{ingress}',
      'service {exported_namespace}/{exported_service}',
      'server of {host}',
      'pod {namespace}/{controller_pod|pod}',
      'workload ingress-nginx-controller',
    ],
    text: {
      en: {
        measures: 'answers of the ingress controller by status code',
        next: 'the log of the controller by `upstream_status`: 502, 503 and 504 come from the way to the Service, others from the program behind it',
      },
      ko: {
        measures: '인그레스 컨트롤러의 상태 코드별 응답',
        next: '컨트롤러 로그의 `upstream_status`. 502, 503, 504는 Service까지의 경로, 나머지는 뒤의 프로그램 문제입니다',
      },
    },
  },
  {
    name: 'Traefik, HAProxy, Envoy, Contour, Kong',
    alerts: 'Traefik* Haproxy* Envoy* Contour* Kong*',
    objects: [
      'ingress {namespace}/{ingress}',
      'service {exported_namespace}/{exported_service}',
      'pod {namespace}/{pod}',
      'workload {namespace}/{job}',
    ],
    text: {
      en: {
        measures: 'answers of the proxy and the state of its backends',
        next: 'the log of the proxy: which backend, and whether it or the proxy refuses',
      },
      ko: {
        measures: '프록시의 응답과 백엔드 상태',
        next: '프록시 로그에서 어떤 백엔드인지와 어느 쪽이 거부하는지 확인하십시오',
      },
    },
  },
  {
    name: 'blackbox exporter itself',
    alerts: 'BlackboxConfig* BlackboxExporter*',
    objects: [
      'pod {namespace}/{pod!}',
      'workload {namespace}/{job}',
      'workload {namespace}/blackbox-exporter',
    ],
    text: {
      en: {
        measures: 'whether the exporter could load its configuration',
        next: 'its log',
      },
      ko: { measures: '익스포터가 설정을 로드했는지', next: '익스포터 로그를 확인하십시오' },
    },
  },
  {
    name: 'probes from outside',
    alerts: 'Blackbox* *Probe* EndpointDown* Website* Site* Url* URL* Http* Uptime*',
    objects: ['ingress {namespace}/{ingress}', 'server of {target|instance|url|host}'],
    text: {
      en: {
        measures: 'whether a URL answers when it is asked from where the prober runs',
        next: '`curl -v` to the URL from there: DNS, TLS, status code; a prober in the cluster does not see what is outside of it',
      },
      ko: {
        measures: '프로버 위치에서 URL이 응답하는지',
        next: '같은 위치에서 `curl -v`로 DNS, TLS, 상태 코드를 확인하십시오. 클러스터 안의 프로버는 바깥 경로를 보지 못합니다',
      },
    },
  },
];
