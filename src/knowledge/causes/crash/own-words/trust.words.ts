import type { OwnWords } from '../../../../readings/logs/own-words.ts';
import { named, type OwnWordsRow } from './row.words.ts';

/** Where one side does not trust the other: certificates, clocks, identities, files that others may read. */
export const trustRows = {
  'untrusted-certificate': {
    en: {
      title: 'it does not trust the certificate of a server',
      clause: () =>
        'it does not trust the certificate of a server that it asks: its issuer is not among the authorities in the image',
      change: () =>
        'Give the program the certificate of that authority (a mounted CA bundle, SSL_CERT_FILE, NODE_EXTRA_CA_CERTS, a truststore). Do not switch the check off.',
    },
    ko: {
      title: '서버의 인증서를 신뢰하지 않습니다',
      clause: () =>
        '접속하려는 서버의 인증서를 신뢰하지 않기 때문입니다. 발급 기관이 이미지의 인증 기관 목록에 없습니다',
      change: () =>
        '그 기관의 인증서를 프로그램에 주십시오(CA 번들 마운트, SSL_CERT_FILE, NODE_EXTRA_CA_CERTS, truststore). 검사를 끄지 마십시오.',
    },
    advice: {
      en: {
        title: 'Add the authority',
        text: 'Mount the CA certificate and tell the program where it is. Switching the check off opens the connection to anybody.',
      },
      ko: {
        title: '인증 기관 추가',
        text: 'CA 인증서를 마운트하고 위치를 프로그램에 알려 주십시오. 검사를 끄면 누구나 연결에 끼어들 수 있습니다.',
      },
    },
  },
  'certificate-name': {
    en: {
      title: 'the certificate of a server is for another name',
      clause: (p) =>
        `the certificate of a server that it asks is not made out to the name that it uses${p.what ? `, ${named(p, '')}` : ''}`,
      change: () =>
        'Ask the server by a name that its certificate has, or have a certificate issued that has this name.',
    },
    ko: {
      title: '서버 인증서의 이름이 다릅니다',
      clause: (p) =>
        `접속할 때 쓰는 이름${p.what ? ` ${named(p, '')}` : ''} 값이 서버의 인증서에 없기 때문입니다`,
      change: () => '인증서에 있는 이름으로 접속하거나, 이 이름이 들어간 인증서를 발급받으십시오.',
    },
    advice: {
      en: {
        title: 'Use a name of the certificate',
        text: 'Correct the address, or have the certificate issued for this name as well.',
      },
      ko: {
        title: '인증서의 이름 사용',
        text: '주소를 고치거나 이 이름도 포함해 인증서를 발급받으십시오.',
      },
    },
  },
  'clock-skew': {
    en: {
      title: 'its clock and that of a server differ',
      clause: () =>
        'its clock and that of a server which it asks differ by more than the server accepts',
      change: () =>
        'A container has the clock of its node: compare it with the others, and look at chrony or ntpd there.',
    },
    ko: {
      title: '시계가 서버와 다릅니다',
      clause: () => '요청을 받는 서버와 시계 차이가 허용 범위를 넘기 때문입니다',
      change: () =>
        '컨테이너의 시계는 노드의 시계입니다. 다른 노드와 비교하고 그 노드의 chrony나 ntpd를 확인하십시오.',
    },
    advice: {
      en: {
        title: 'Compare the clocks',
        text: 'Run `date -u` in a pod of that node and of another. Where one differs, fix the time synchronisation of that node; cordon it until then.',
      },
      ko: {
        title: '시계 비교',
        text: '그 노드의 파드와 다른 노드의 파드에서 `date -u` 명령을 실행하십시오. 다른 노드가 있으면 시간 동기화를 고치고 그때까지 새 파드를 받지 않게(cordon) 하십시오.',
      },
    },
  },
  'no-cloud-identity': {
    en: {
      title: 'it finds no credentials for its cloud',
      clause: () =>
        'it finds no credentials for its cloud: neither keys in its environment or files, nor an identity of its ServiceAccount or its node',
      change: () =>
        'The cloud was not asked for what the program wants. Bind its ServiceAccount to a role or identity, or mount the file that it is to read.',
    },
    ko: {
      title: '클라우드 자격 증명을 찾지 못합니다',
      clause: () =>
        '환경 변수, 파일, ServiceAccount, 노드 어디에서도 클라우드 자격 증명을 찾지 못하기 때문입니다',
      change: () =>
        '프로그램이 원하는 것을 클라우드에 묻지도 못했습니다. ServiceAccount에 역할이나 ID를 연결하거나 읽을 파일을 마운트하십시오.',
    },
    advice: {
      en: {
        title: 'Give its ServiceAccount an identity',
        text: 'See that the pod names the ServiceAccount that is meant, that this bears the annotation or association of the cloud (IRSA, Pod Identity, Workload Identity), and that the pod was made after that: variables and token are put in as a pod is made.',
      },
      ko: {
        title: 'ServiceAccount에 ID 연결',
        text: '파드가 맞는 ServiceAccount를 쓰는지, 거기에 클라우드의 애너테이션이나 연결(IRSA, Pod Identity, Workload Identity)이 있는지, 파드가 그 뒤에 만들어졌는지 보십시오. 변수와 토큰은 파드를 만들 때 들어갑니다.',
      },
    },
  },
  'cloud-identity': {
    en: {
      title: 'its cloud gives its service account no identity',
      clause: () =>
        'the cloud does not accept the token of its ServiceAccount for the identity that it wants to have',
      change: () =>
        'The cloud was reached. The trust of that identity has to name this cluster, this namespace and this ServiceAccount, letter by letter.',
    },
    ko: {
      title: '클라우드가 ServiceAccount에 자격을 주지 않습니다',
      clause: () => '클라우드가 ServiceAccount 토큰에 원하는 자격을 주지 않기 때문입니다',
      change: () =>
        '클라우드에는 닿았습니다. 그 자격의 신뢰 설정이 이 클러스터, 네임스페이스, ServiceAccount 이름을 정확히 가리켜야 합니다.',
    },
    advice: {
      en: {
        title: 'Compare the trust with the ServiceAccount',
        text: 'The annotation of the ServiceAccount names the role or identity; its trust policy (or federated credential) has to name the issuer of the cluster and `system:serviceaccount:<namespace>:<name>`.',
      },
      ko: {
        title: '신뢰 설정과 ServiceAccount 비교',
        text: 'ServiceAccount의 애너테이션이 역할이나 자격을 가리킵니다. 그 신뢰 정책(또는 페더레이션 자격 증명)에 클러스터의 발급자와 `system:serviceaccount:<네임스페이스>:<이름>` 값이 있어야 합니다.',
      },
    },
  },
  'file-too-open': {
    en: {
      title: (p) => `others may read ${named(p, 'a secret file')}, which it refuses`,
      clause: (p) =>
        `it accepts ${named(p, 'a file that holds a secret')} only where nobody but its owner may read it, and it has another owner or wider permissions`,
      change: () =>
        'Volumes of Secrets have mode 0644 unless defaultMode says otherwise, and fsGroup makes the files of a volume readable for the group.',
    },
    ko: {
      title: (p) => `다른 사용자도 읽을 수 있는 ${named(p, '비밀')} 파일을 거부합니다`,
      clause: (p) =>
        `${named(p, '비밀이 든')} 파일은 소유자만 읽을 수 있어야 하는데 소유자가 다르거나 권한이 넓기 때문입니다`,
      change: () =>
        'Secret 볼륨의 모드는 defaultMode 항목이 없으면 0644이며, fsGroup은 볼륨의 파일에 그룹 읽기 권한을 줍니다.',
    },
    advice: {
      en: {
        title: 'Let only its user read the file',
        text: 'From a Secret: `defaultMode: 0400` (with fsGroup it becomes 0440), or copy it in an init container, with chmod 400 and the owner that the program runs as. On a volume of data: change owner and mode there the same way.',
      },
      ko: {
        title: '실행 사용자만 읽게 하기',
        text: 'Secret이면 `defaultMode: 0400` 값을 쓰거나(fsGroup이 있으면 0440이 됩니다), 초기화 컨테이너에서 복사해 실행 사용자의 소유와 chmod 400 권한으로 두십시오. 데이터 볼륨이면 거기서 같은 방법으로 바꾸십시오.',
      },
    },
  },
} satisfies Partial<Record<OwnWords, OwnWordsRow>>;
