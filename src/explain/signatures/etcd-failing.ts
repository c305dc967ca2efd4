import type { Signature } from '../signature.ts';

type How = 'timed-out' | 'full';
type Failing = Readonly<{ how: How }>;

/** As the API server passes on what its etcd says (etcd, rpctypes/error.go). */
const KINDS: readonly (readonly [How, RegExp])[] = [
  ['timed-out', /Error from server[^\n]*: etcdserver: request timed out/],
  ['full', /Error from server[^\n]*: etcdserver: mvcc: database space exceeded/],
];

/** The API server answered that its etcd does not do what it is asked. */
export const etcdFailing: Signature<Failing> = {
  id: 'explain/etcd-failing',

  *find(text) {
    for (const [how, pattern] of KINDS) {
      const found = text.match(pattern);
      if (found) yield { params: { how }, quotes: found.quotes, strength: 'entails' };
    }
  },

  inWords: ({ how }, lang) => ({ ...WORDS[lang].common, ...WORDS[lang][how] }),
};

const WORDS = {
  en: {
    common: { so: 'Neither the command nor its credentials are at fault.' },
    'timed-out': {
      title: 'etcd did not answer the API server in time',
      sentence:
        'The API server was reached, and its etcd did not carry the request out in time. Whether a write took effect the text does not say.',
      advice: [
        {
          title: 'Look at etcd',
          text: 'A slow disk (`etcd_disk_wal_fsync_duration_seconds`), a lost majority of members or a change of the leader are usual. Look whether the write is there before you send it again.',
        },
      ],
    },
    full: {
      title: 'the database of etcd is full',
      sentence:
        'The API server was reached, and its etcd takes no writes: its database has reached its quota (`--quota-backend-bytes`, 2 GiB unless set).',
      advice: [
        {
          title: 'Make room in etcd',
          text: 'For who runs the control plane, after a snapshot: compact, defragment each member, then `etcdctl alarm disarm`. Without the last it stays read-only. Look what grew: events and custom resources are usual.',
        },
      ],
    },
  },
  ko: {
    common: { so: '명령이나 자격 증명 문제가 아닙니다.' },
    'timed-out': {
      title: 'etcd가 API 서버에 제때 응답하지 않았습니다',
      sentence:
        'API 서버에는 연결되었지만 etcd가 요청을 제때 처리하지 못했습니다. 쓰기가 반영되었는지는 텍스트로 알 수 없습니다.',
      advice: [
        {
          title: 'etcd 확인',
          text: '느린 디스크(`etcd_disk_wal_fsync_duration_seconds`), 멤버 과반수 상실, 리더 변경이 흔한 이유입니다. 다시 보내기 전에 쓰기가 반영되었는지 확인하십시오.',
        },
      ],
    },
    full: {
      title: 'etcd 데이터베이스가 가득 찼습니다',
      sentence:
        'API 서버에는 연결되었지만 etcd가 쓰기를 받지 않습니다. 데이터베이스가 한도(`--quota-backend-bytes`, 설정이 없으면 2 GiB)에 도달했습니다.',
      advice: [
        {
          title: 'etcd 공간 확보',
          text: '컨트롤 플레인 담당자가 스냅숏을 만든 뒤 압축(compact)하고, 멤버마다 조각 모음(defrag)을 하고, `etcdctl alarm disarm` 명령을 실행합니다. 마지막 명령이 없으면 읽기 전용으로 남습니다. 무엇이 늘었는지도 확인하십시오. 이벤트와 커스텀 리소스가 흔합니다.',
        },
      ],
    },
  },
};
