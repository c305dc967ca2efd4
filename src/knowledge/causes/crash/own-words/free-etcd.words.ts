import type { Advised } from '../../../../domain/model.ts';

/** What a person does about an etcd that is full. */
export const freeEtcd: Advised = {
  en: {
    title: 'Make room in etcd, then disarm its alarm',
    text: 'For who runs it, after a snapshot: compact, defragment each member, then `etcdctl alarm disarm`. Without the last it stays read-only. Look what grew: events and custom resources are usual.',
  },
  ko: {
    title: 'etcd 공간을 비우고 경보 해제',
    text: 'etcd 담당자가 스냅숏을 만든 뒤 압축(compact)하고, 멤버마다 조각 모음(defrag)을 하고, `etcdctl alarm disarm` 명령을 실행하십시오. 마지막 명령이 없으면 읽기 전용으로 남습니다. 무엇이 늘었는지도 보십시오. 이벤트와 커스텀 리소스가 흔합니다.',
  },
};
