import type { Wording } from '../wording.ts';

const TOO_LARGE: Wording['clauses'] = [
  {
    says: /262144/,
    en: 'annotations hold 256 KiB at most, and `kubectl apply` keeps the whole object in one: use `kubectl apply --server-side` (Argo CD: `ServerSideApply=true`), which writes none',
    ko: '애너테이션은 모두 256 KiB까지이며 `kubectl apply` 명령이 객체 전체를 그 안에 보관합니다. 보관하지 않는 `kubectl apply --server-side`(Argo CD: `ServerSideApply=true`)를 쓰십시오',
  },
  {
    says: /./,
    en: 'a ConfigMap or Secret holds 1 MiB, a request to etcd 1.5 MiB: split it, or put the files into the image, a volume or a bucket',
    ko: 'ConfigMap과 Secret은 1 MiB, etcd 요청은 1.5 MiB까지입니다. 나누거나 파일을 이미지, 볼륨, 버킷에 두십시오',
  },
];

/** What the API server and etcd write of an object that is too large for them. */
export const sizeWordings: readonly Wording[] = [
  {
    id: 'object-too-large',
    says: [
      /(?<![\w.])(?<kind>[A-Z]\w{1,62})(?:\.[\w.-]{1,200})? "(?<name>[^"]+)" is invalid: (?:metadata\.annotations|\[?metadata): Too long: (?:must have at most|may not be more than) (?<limit>262144|1048576) bytes/,
    ],
    clauses: TOO_LARGE,
    en: [
      '{kind} {name} is too large',
      'The API server refuses `{name}` ({kind}): its annotations would be longer than {limit} bytes. Nothing was written; what is there stays as it is.',
      'What helps: {clause}.',
    ],
    ko: [
      '{kind} {name}: 너무 큽니다',
      'API 서버가 `{name}` 객체({kind})를 거부했습니다. 애너테이션이 {limit}바이트보다 길어집니다. 아무것도 쓰이지 않았고 있던 것은 그대로입니다.',
      '방법: {clause}.',
    ],
  },
  {
    id: 'object-too-large',
    says: [
      /Too long: (?:must have at most|may not be more than) (?<limit>262144|1048576) bytes/,
      /Request entity too large: limit is (?<limit>\d+)/,
      /etcdserver: request is too large/,
    ],
    clauses: TOO_LARGE,
    en: [
      'the object is too large',
      'The API server, or its etcd, refuses the object for its size. Nothing was written; what is there stays as it is.',
      'What helps: {clause}.',
    ],
    ko: [
      '객체가 너무 큽니다',
      'API 서버나 etcd가 크기 때문에 객체를 거부했습니다. 아무것도 쓰이지 않았고 있던 것은 그대로입니다.',
      '방법: {clause}.',
    ],
  },
];
