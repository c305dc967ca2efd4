import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import { said } from '../../said.ts';

/** Minor versions that a kubelet may be behind the API server, and none ahead (kubernetes.io, Version Skew Policy, since 1.28). */
const MOST_BEHIND = 3;

/** The kubelet of a node is of a version that the API server supports. */
export const kubeletVersion: ChecklistItem<'Node'> = {
  id: 'nodes/kubelet-version',
  title: {
    en: 'Kubelets are of a version that the API server supports',
    ko: 'kubelet 버전이 API 서버가 지원하는 범위입니다',
  },
  of: ['Node'],

  *look({ status }, { server }): Iterable<Mark> {
    const kubelet = status?.nodeInfo?.kubeletVersion ?? '';
    const [own, apiServer] = [minorOf(kubelet), minorOf(server)];
    if (own === undefined || apiServer === undefined) return;
    const behind = apiServer - own;
    if (behind >= 0 && behind <= MOST_BEHIND) return yield { is: 'pass' };
    yield { is: 'fail', hurts: 'progress', says: said(WORDS, kubelet, server) };
  },
};

function minorOf(version: string): number | undefined {
  const minor = /^v?1\.(\d+)/.exec(version)?.[1];
  return minor === undefined ? undefined : Number(minor);
}

const WORDS: Text<[kubelet: string, server: string]> = {
  en: (kubelet, server) =>
    `Its kubelet is ${kubelet}, the API server ${server}: a kubelet may be at most ${MOST_BEHIND} minor versions behind, and none ahead.`,
  ko: (kubelet, server) =>
    `kubelet은 ${kubelet}, API 서버는 ${server}입니다. kubelet은 마이너 버전 ${MOST_BEHIND}개까지만 뒤처질 수 있고 앞설 수 없습니다.`,
};
