import type { OwnWords } from '../../../../readings/logs/own-words.ts';
import { freeEtcd } from './free-etcd.words.ts';
import { named, type OwnWordsRow } from './row.words.ts';

/** What the servers that a program depends on answer it, and it ends for. */
export const peerRows = {
  'dns-loop': {
    en: {
      title: 'what it forwards comes back to it',
      clause: () => 'the DNS servers to which it forwards lead back to itself',
      change: () => 'Most often /etc/resolv.conf of its node names a local cache (127.0.0.53).',
    },
    ko: {
      title: '전달한 질의가 자신에게 되돌아옵니다',
      clause: () => '질의를 전달하는 DNS 서버가 자기 자신으로 이어지기 때문입니다',
      change: () => '대개 노드의 /etc/resolv.conf 파일에 로컬 캐시(127.0.0.53)가 있습니다.',
    },
    advice: {
      en: {
        title: 'Let it forward to real DNS servers',
        text: 'Write `forward . <address>` in its Corefile, or give the kubelet `resolvConf: /run/systemd/resolve/resolv.conf`, and restart it. To take the plugin `loop` out only hides it.',
      },
      ko: {
        title: '실제 DNS 서버로 전달하게 하기',
        text: 'Corefile에 `forward . <주소>` 값을 쓰거나 kubelet에 `resolvConf: /run/systemd/resolve/resolv.conf` 값을 주고 다시 시작하십시오. `loop` 플러그인을 빼면 문제가 가려질 뿐입니다.',
      },
    },
  },
  'connections-used-up': {
    en: {
      title: 'its database has no connection left',
      clause: () =>
        'its database was reached and has no connection left: all that it allows are in use',
      change: () =>
        'Replicas times the pool of each, of all its clients together, are more than the database allows.',
    },
    ko: {
      title: '데이터베이스에 남은 연결이 없습니다',
      clause: () => '데이터베이스에 닿았지만 허용된 연결이 모두 쓰이고 있기 때문입니다',
      change: () =>
        '모든 클라이언트의 레플리카 수와 풀 크기를 곱한 합이 데이터베이스의 한도보다 많습니다.',
    },
    advice: {
      en: {
        title: 'See who holds the connections',
        text: 'List them in the database (`pg_stat_activity`, `SHOW PROCESSLIST`, `CLIENT LIST`). Make the pools smaller, put a pooler such as PgBouncer between them, or raise the limit of the database.',
      },
      ko: {
        title: '연결을 점유한 쪽 확인',
        text: '데이터베이스에서 목록을 보십시오(`pg_stat_activity`, `SHOW PROCESSLIST`, `CLIENT LIST`). 풀을 줄이거나 PgBouncer 같은 풀러를 두거나 데이터베이스의 한도를 올리십시오.',
      },
    },
  },
  'database-lacks': {
    en: {
      title: (p) => `its database lacks ${named(p, 'a table')}`,
      clause: (p) =>
        `the server that it is connected to has no ${named(p, 'such table')}: it was not created or migrated there, or the address leads to another server or database than is meant`,
      change: () => 'The program is connected and logged in. No field of Kubernetes fixes it.',
    },
    ko: {
      title: (p) => `데이터베이스에 ${named(p, '테이블')} 항목이 없습니다`,
      clause: (p) =>
        `연결된 서버에 ${named(p, '그런 테이블')} 항목이 없기 때문입니다. 만들거나 마이그레이션하지 않았거나, 주소가 다른 서버나 데이터베이스를 가리킵니다`,
      change: () => '연결과 로그인은 되었습니다. 고칠 Kubernetes 항목은 없습니다.',
    },
    advice: {
      mayGoBack: true,
      en: {
        title: 'Compare what is there with what it expects',
        text: 'List databases and tables on that server. Where it is the right one, create the database or run the migrations once, in a Job; else correct host or name of the database in its settings.',
      },
      ko: {
        title: '있는 것과 기대하는 것을 비교',
        text: '그 서버의 데이터베이스와 테이블 목록을 보십시오. 맞는 서버라면 데이터베이스를 만들거나 Job 하나로 마이그레이션을 한 번 실행하고, 아니라면 설정의 호스트나 데이터베이스 이름을 고치십시오.',
      },
    },
  },
  'store-full': {
    en: {
      title: 'the database of etcd is full',
      clause: () =>
        'etcd takes no more writes: its database has reached its quota (`--quota-backend-bytes`, 2 GiB unless set)',
      change: () =>
        'Where it is the etcd of the cluster, nothing can be changed there at present, by anybody; what runs goes on.',
    },
    ko: {
      title: 'etcd 데이터베이스가 가득 찼습니다',
      clause: () =>
        'etcd가 쓰기를 받지 않기 때문입니다. 데이터베이스가 한도(`--quota-backend-bytes`, 설정이 없으면 2 GiB)에 도달했습니다',
      change: () =>
        '클러스터의 etcd라면 지금은 아무도 아무것도 바꿀 수 없습니다. 실행 중인 것은 계속 실행됩니다.',
    },
    advice: freeEtcd,
  },
  'client-not-admitted': {
    en: {
      title: 'its server admits no client from its address',
      clause: (p) =>
        `the server that it asks was reached and admits no such client${p.what ? ` from \`${p.what}\`` : ''}: its own rules on addresses, users and encryption turn it away before any password counts`,
      change: () =>
        'PostgreSQL names in the same line the user, the database and whether TLS is used; “no encryption” may mean that only TLS is admitted.',
    },
    ko: {
      title: '서버가 이 주소의 클라이언트를 받지 않습니다',
      clause: (p) =>
        `서버에 닿았지만 ${p.what ? `\`${p.what}\` 주소의 ` : ''}이런 클라이언트를 받지 않기 때문입니다. 비밀번호를 보기 전에 주소, 사용자, 암호화에 대한 서버의 규칙이 막습니다`,
      change: () =>
        'PostgreSQL은 같은 줄에 사용자, 데이터베이스, TLS 사용 여부를 적습니다. “no encryption”이면 TLS만 받는 것일 수 있습니다.',
    },
    advice: {
      en: {
        title: 'Have its server admit the client',
        text: 'Where the line ends in “no encryption”, try with TLS first (sslmode=require). Else the owner of the server adds the network of the pods, or of the nodes where they go out by those, to its rules (pg_hba.conf, the host of the MySQL account, bind and a password for Redis).',
      },
      ko: {
        title: '서버가 클라이언트를 받게 하기',
        text: '줄이 “no encryption”으로 끝나면 먼저 TLS로 시도하십시오(sslmode=require). 아니라면 서버 담당자가 파드 네트워크, 또는 밖으로 나갈 때 쓰는 노드의 주소를 규칙(pg_hba.conf, MySQL 계정의 호스트, Redis의 bind와 비밀번호)에 추가해야 합니다.',
      },
    },
  },
  'writes-refused': {
    en: {
      title: 'its database takes no writes',
      clause: () =>
        'the database that it writes to was reached and takes no writes: it is a replica, is set read-only, has no memory left, or cannot save to its own disk',
      change: () =>
        'The program is connected; look at the database, or at the address under which it is asked.',
    },
    ko: {
      title: '데이터베이스가 쓰기를 받지 않습니다',
      clause: () =>
        '데이터베이스에 닿았지만 복제본이거나 읽기 전용이거나 메모리가 다 찼거나 자기 디스크에 저장하지 못해 쓰기를 받지 않기 때문입니다',
      change: () => '연결은 되어 있습니다. 데이터베이스나 부르는 주소를 확인하십시오.',
    },
    advice: {
      en: {
        title: 'Find the one that takes writes',
        text: 'After a failover the address may still lead to the old primary: use the Service of the primary. Of Redis "MISCONF" means that its disk is full or not writable, as its own log says, and "OOM" that it has reached `maxmemory`.',
      },
      ko: {
        title: '쓰기를 받는 쪽 찾기',
        text: '장애 조치 뒤 주소가 예전 프라이머리를 가리킬 수 있으니 프라이머리의 Service를 쓰십시오. Redis의 "MISCONF"는 디스크가 가득 찼거나 쓸 수 없다는 뜻이며(Redis 로그 참고) "OOM"은 `maxmemory` 값에 도달했다는 뜻입니다.',
      },
    },
  },
  'lease-lost': {
    en: {
      title: 'it lost its leader lease',
      clause: () =>
        'it could not renew its leader lease in time, and a leader that is not sure of it ends itself',
      change: () =>
        'One such end is how it should be. Again and again it means that the API server answers too slowly, or that the program itself does: too little CPU.',
    },
    ko: {
      title: '리더 리스(lease)를 잃었습니다',
      clause: () =>
        '리더 리스(lease)를 제때 갱신하지 못했고, 리더인지 확실하지 않으면 스스로 종료하기 때문입니다',
      change: () =>
        '한 번은 정상입니다. 되풀이되면 API 서버의 응답이 느리거나 프로그램의 CPU가 모자란 것입니다.',
    },
    advice: {
      en: {
        title: 'See what was slow',
        text: 'Look whether other controllers restart at the same times (then the API server or etcd is slow), whether its CPU is throttled, and whether a policy or the network cuts it off from the API server.',
      },
      ko: {
        title: '느린 쪽 확인',
        text: '다른 컨트롤러도 같은 때 다시 시작하는지(그렇다면 API 서버나 etcd가 느립니다), CPU가 제한되는지, 정책이나 네트워크가 API 서버와의 연결을 끊는지 확인하십시오.',
      },
    },
  },
  'kind-not-served': {
    en: {
      title: (p) => `the cluster does not serve the kind ${named(p, 'that it wants')}`,
      clause: (p) =>
        `the API server does not serve the kind ${named(p, '')} in the version that it asks for`,
      change: () =>
        'Its CustomResourceDefinition is not installed, or serves other versions than this program knows.',
    },
    ko: {
      title: (p) => `클러스터가 ${named(p, '필요한')} 종류를 제공하지 않습니다`,
      clause: (p) => `API 서버가 ${named(p, '')} 종류를 요청한 버전으로 제공하지 않기 때문입니다`,
      change: () =>
        'CustomResourceDefinition이 설치되지 않았거나 이 프로그램이 아는 것과 다른 버전을 제공합니다.',
    },
    advice: {
      mayGoBack: true,
      en: {
        title: 'Install its CustomResourceDefinitions',
        text: '`kubectl api-resources` lists what is served. Install the definitions of the same version as the program; Helm does not upgrade those in `crds/`.',
      },
      ko: {
        title: 'CustomResourceDefinition 설치',
        text: '`kubectl api-resources` 명령이 제공되는 종류를 보여 줍니다. 프로그램과 같은 버전의 정의를 설치하십시오. Helm은 `crds/` 폴더의 것을 업그레이드하지 않습니다.',
      },
    },
  },
} satisfies Partial<Record<OwnWords, OwnWordsRow>>;
