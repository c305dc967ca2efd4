import type { Wording } from '../wording.ts';

/** What frameworks, migrations and drivers of databases and GPUs say of how they are set up. */
export const frameworkWordings: readonly Wording[] = [
  {
    id: 'host-not-allowed',
    says: [
      /Invalid HTTP_HOST header: '(?<host>[^']+)'\. You may need to add/,
      /DisallowedHost.*?'(?<host>[^']+)'/,
    ],
    en: [
      'Django does not answer to the name {host}',
      'A request had `{host}` as its host, and that is not in `ALLOWED_HOSTS`: it is answered with 400. The kubelet probes by the IP of the pod.',
      'Add the name; for probes set a `Host` header in `httpHeaders` of the probe rather than allowing every address.',
    ],
    ko: [
      'Django가 {host} 이름의 요청을 거부합니다',
      '요청의 호스트가 `{host}`인데 `ALLOWED_HOSTS`에 없어서 400으로 답합니다. kubelet 프로브는 파드 IP로 묻습니다.',
      '이름을 추가하십시오. 프로브라면 모든 주소를 허용하는 대신 프로브의 `httpHeaders`에 `Host` 헤더를 넣으십시오.',
    ],
  },
  {
    id: 'script-line-ends',
    says: [/\/(?<shell>\w+)\^M: bad interpreter|env: '?(?<shell>\w+)\\r'?: No such file/],
    en: [
      'a script has Windows line ends, so its shell is not found',
      'The first line of the script ends with a carriage return, and the kernel looks for a program of that name.',
      'Save it with LF (`dos2unix`, `.gitattributes`: `*.sh text eol=lf`), and build the image or the ConfigMap again.',
    ],
    ko: [
      '스크립트의 줄 끝이 Windows 형식이라 셸을 찾지 못합니다',
      '스크립트 첫 줄 끝에 캐리지 리턴이 있어 커널이 그 이름의 프로그램을 찾습니다.',
      'LF로 저장하고(`dos2unix`, `.gitattributes`의 `*.sh text eol=lf`) 이미지나 ConfigMap을 다시 만드십시오.',
    ],
  },
  {
    id: 'migration-changed',
    says: [
      /FlywayException: Validate failed: (?<said>Migrations? .*)/,
      /Migration checksum mismatch for migration version (?<said>\S+)/,
      /Validation Failed:.*(?<said>change sets? check sum)/,
    ],
    en: [
      'a migration that has already run was changed or is missing',
      'Before it migrates, the tool compares what the database says has run with the files of this version: {said}. It changes nothing then, and the program does not start.',
      'Put the old file back and write a new migration. If only the file changed and not what it does: `flyway repair` (Liquibase: `clear-checksums`). After going back to an older version: the database is ahead of it.',
    ],
    ko: [
      '이미 실행된 마이그레이션이 바뀌었거나 없습니다',
      '도구는 마이그레이션 전에 데이터베이스의 실행 기록과 이 버전의 파일을 비교합니다: {said}. 그래서 아무것도 바꾸지 않고 프로그램이 시작하지 않습니다.',
      '이전 파일을 되돌리고 새 마이그레이션을 작성하십시오. 내용은 같고 파일만 바뀌었다면 `flyway repair`(Liquibase는 `clear-checksums`)를 쓰십시오. 이전 버전으로 되돌린 뒤라면 데이터베이스가 더 앞선 것입니다.',
    ],
  },
  {
    id: 'migration-unknown',
    says: [/Can't locate revision identified by '(?<revision>[^']+)'/],
    en: [
      'the database is at a migration that this image does not have: {revision}',
      'Alembic finds {revision} in the table of the database, and no file of it in the image: a newer version migrated before, or two branches share one database.',
      'Run the image that has the revision, or downgrade the database with it first. `alembic stamp` only changes the note in the table.',
    ],
    ko: [
      '데이터베이스의 마이그레이션이 이미지에 없습니다: {revision}',
      '데이터베이스 테이블에는 {revision} 리비전이 있는데 이미지에는 파일이 없습니다. 더 새로운 버전이 먼저 실행되었거나 두 브랜치가 한 데이터베이스를 씁니다.',
      '그 리비전이 있는 이미지를 쓰거나 그 이미지로 먼저 다운그레이드하십시오. `alembic stamp`는 테이블의 기록만 바꿉니다.',
    ],
  },
  {
    id: 'server-without-tls',
    says: [/(?:pq: |\b)SSL is not enabled on the server|The server does not support SSL/],
    en: [
      'the client asks for TLS, and this database server has it off',
      'The server was reached and offers no TLS; the client does not go on without.',
      'Set `sslmode=disable` (or `prefer`) for that server, or turn TLS on there. If it should have TLS: the address leads to another server or to a pooler.',
    ],
    ko: [
      '클라이언트는 TLS를 요구하지만 데이터베이스 서버에 꺼져 있습니다',
      '서버에 닿았지만 TLS를 제공하지 않고 클라이언트는 TLS 없이 진행하지 않습니다.',
      '그 서버에는 `sslmode=disable`(또는 `prefer`)을 쓰거나 서버의 TLS를 켜십시오. TLS가 있어야 한다면 주소가 다른 서버나 풀러로 이어진 것입니다.',
    ],
  },
  {
    id: 'mysql-public-key',
    says: [/Public Key Retrieval is not allowed/],
    en: [
      'the MySQL driver may not ask for the key of the server',
      'The account logs in with `caching_sha2_password`, the connection has no TLS, and the driver refuses to fetch the public key over it. It shows after a restart of the server, when its cache of logins is empty.',
      'Use TLS, or add `allowPublicKeyRetrieval=true` (with `useSSL=false`) to the JDBC URL.',
    ],
    ko: [
      'MySQL 드라이버가 서버의 공개 키를 받지 않습니다',
      '계정이 `caching_sha2_password`를 쓰는데 연결에 TLS가 없어 드라이버가 공개 키를 가져오지 않습니다. 서버가 다시 시작해 로그인 캐시가 비면 나타납니다.',
      'TLS를 쓰거나 JDBC URL에 `allowPublicKeyRetrieval=true`(`useSSL=false`와 함께)를 추가하십시오.',
    ],
  },
  {
    id: 'redis-cluster-client',
    says: [/\bMOVED \d{1,5} \S+:\d+/, /CROSSSLOT Keys in request don't hash to the same slot/],
    strength: 'fits',
    en: [
      'a Redis Cluster is used by a client that does not know clusters',
      'The keys of a Redis Cluster are spread over its nodes. The node that was asked points to another one, or was given keys of several.',
      'Use the cluster mode of the client library; keys that are used together get a common hash tag, `{like-this}:a`. Or use a Redis without cluster mode.',
    ],
    ko: [
      'Redis Cluster를 클러스터를 모르는 클라이언트로 쓰고 있습니다',
      'Redis Cluster의 키는 노드들에 나뉘어 있습니다. 요청받은 노드가 다른 노드를 가리키거나 여러 노드의 키를 함께 받았습니다.',
      '클라이언트 라이브러리의 클러스터 모드를 쓰고, 함께 쓰는 키에는 공통 해시 태그 `{이렇게}:a`를 붙이십시오. 또는 클러스터 모드가 아닌 Redis를 쓰십시오.',
    ],
  },
  {
    id: 'search-disk-watermark',
    says: [/(?<which>low|high|flood stage) disk watermark \[(?<at>[^\]]+)\] exceeded on/],
    en: [
      'the disk of an Elasticsearch or OpenSearch node is over the {which} watermark ({at})',
      'Over the low one it takes no new shards, over the high one it moves shards away, over flood stage its indices become read-only.',
      'Delete old indices (retention, ILM), or make the volume larger; `GET _cat/allocation?v`. After flood stage older versions stay read-only until `index.blocks.read_only_allow_delete` is set to null.',
    ],
    ko: [
      'Elasticsearch/OpenSearch 노드의 디스크가 {which} 워터마크({at})를 넘었습니다',
      'low를 넘으면 새 샤드를 받지 않고, high를 넘으면 샤드를 옮기며, flood stage를 넘으면 인덱스가 읽기 전용이 됩니다.',
      '오래된 인덱스를 지우거나(보존 정책, ILM) 볼륨을 늘리십시오. `GET _cat/allocation?v`. 이전 버전은 flood stage 뒤 `index.blocks.read_only_allow_delete`를 null로 할 때까지 읽기 전용입니다.',
    ],
  },
  {
    id: 'search-data-locked',
    says: [/failed to obtain node locks?, tried \[\[?(?<path>[^\]]+)\]/],
    strength: 'fits',
    en: [
      'another process holds the data of the Elasticsearch node',
      'The lock in {path} is taken: the old pod still runs on the same volume, two nodes share one volume, or the directory cannot be written by this user.',
      'See that only one pod mounts it; with `permission denied` above set `fsGroup: 1000`.',
    ],
    ko: [
      '다른 프로세스가 Elasticsearch 노드의 데이터를 잡고 있습니다',
      '{path} 위치의 잠금이 이미 쓰입니다. 이전 파드가 같은 볼륨에서 아직 실행 중이거나, 두 노드가 볼륨을 함께 쓰거나, 이 사용자가 디렉터리에 쓸 수 없습니다.',
      '파드 하나만 마운트하는지 확인하고, 위에 `permission denied`가 있으면 `fsGroup: 1000`을 설정하십시오.',
    ],
  },
  {
    id: 'gpu-memory-full',
    says: [/CUDA out of memory|CUDA_ERROR_OUT_OF_MEMORY|torch\.(?:cuda\.)?OutOfMemoryError/],
    en: [
      'the memory of the GPU is full',
      'The program asked for more memory than its GPU has left. The memory limit of the container has nothing to do with it.',
      '`nvidia-smi` shows who uses it: other processes share the GPU (time-slicing, no limit between them), or batch and model are too large. Smaller batches, quantized models, or a larger GPU.',
    ],
    ko: [
      'GPU 메모리가 가득 찼습니다',
      '프로그램이 GPU에 남은 것보다 많은 메모리를 요청했습니다. 컨테이너의 메모리 제한과는 관계가 없습니다.',
      '`nvidia-smi`로 누가 쓰는지 보십시오. 다른 프로세스가 GPU를 함께 쓰거나(time-slicing은 서로 제한이 없음) 배치나 모델이 큽니다. 배치를 줄이거나 양자화 모델, 더 큰 GPU를 쓰십시오.',
    ],
  },
  {
    id: 'gpu-kernel-missing',
    says: [/no kernel image is available for execution on the device/],
    en: [
      'the program is not built for this kind of GPU',
      'Its CUDA code was compiled for other architectures (compute capability) than that of the GPU of the node.',
      '`nvidia-smi --query-gpu=name,compute_cap --format=csv`; use a build of the library for it, mostly a newer one for new GPUs and an older one for old GPUs.',
    ],
    ko: [
      '프로그램이 이 GPU 종류용으로 빌드되지 않았습니다',
      'CUDA 코드가 노드의 GPU와 다른 아키텍처(compute capability)용으로 컴파일되었습니다.',
      '`nvidia-smi --query-gpu=name,compute_cap --format=csv`를 보고 맞는 라이브러리 빌드를 쓰십시오. 대개 새 GPU에는 새 버전, 오래된 GPU에는 이전 버전입니다.',
    ],
  },
];
