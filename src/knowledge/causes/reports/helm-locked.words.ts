import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { shell } from '../../../text/shell.ts';
import { timeWord } from '../../../text/time-word.ts';

/** `pending` is the revision that holds the lock, as far as it may be read; `ended` how the controller was ended before. */
export type Locked = Readonly<{
  release: string;
  namespace: string;
  pending?: Readonly<{ record: string; revision: number; state: string }>;
  ended?: Readonly<{ pod: string; namespace: string; reason: string; at: string }>;
}>;

/** What is said of a release that stays locked. */
export const helmLockedWords: Pick<Cause<Locked>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { release, pending, ended }) => ({
      title: `HelmRelease \`${name}\`: the release \`${release}\` is locked by an operation that did not end`,
      sentence: `Helm refuses every further operation on release \`${release}\`, because its newest revision still says that one is in progress${pending ? ` (\`${pending.state}\` in \`${pending.record}\`)` : ' (pending-install, pending-upgrade or pending-rollback)'}. ${ended ? ENDED.en(ended) : 'Another Helm runs, or one was ended in the middle: a controller that was killed, a cancelled job.'}`,
      so: 'It does not resolve by itself if no Helm works on it any more.',
    }),
    ko: ({ name }, { release, pending, ended }) => ({
      title: `HelmRelease \`${name}\`: 끝나지 않은 작업이 릴리스 \`${release}\` 잠금을 쥐고 있습니다`,
      sentence: `릴리스 \`${release}\`의 최신 리비전이 아직 작업 중이라고 되어 있어${pending ? `(\`${pending.record}\` 객체의 상태 \`${pending.state}\`)` : '(pending-install, pending-upgrade, pending-rollback)'} Helm이 다른 작업을 모두 거부합니다. ${ended ? ENDED.ko(ended) : '다른 Helm이 실행 중이거나, 도중에 끝났습니다(강제 종료된 컨트롤러, 취소된 작업).'}`,
      so: '그 릴리스를 처리하는 Helm이 더는 없다면 저절로 풀리지 않습니다.',
    }),
  },

  advice: {
    en: (_, { release, namespace, pending, ended }) => ({
      title: 'Take the lock away, once no Helm works on it',
      text: `${pending ? `Delete the Secret \`${pending.record}\`` : `Look which revision is pending (\`helm history ${release} -n ${namespace}\`), and delete its Secret \`sh.helm.release.v1.${release}.v<revision>\``}, or \`helm rollback ${release} <last deployed revision> -n ${namespace}\`; then reconcile (\`flux reconcile helmrelease\`).${ended?.reason === 'OOMKilled' ? ' Give the controller more memory, or it happens again.' : ''}`,
    }),
    ko: (_, { release, namespace, pending, ended }) => ({
      title: '작업 중인 Helm이 없으면 잠금 풀기',
      text: `${pending ? `Secret \`${pending.record}\` 객체를 삭제하거나` : `pending 리비전을 확인하고(\`helm history ${release} -n ${namespace}\`) 그 Secret \`sh.helm.release.v1.${release}.v<리비전>\` 객체를 삭제하거나`} \`helm rollback ${release} <마지막 deployed 리비전> -n ${namespace}\` 명령을 실행한 뒤 다시 조정하십시오(\`flux reconcile helmrelease\`).${ended?.reason === 'OOMKilled' ? ' 컨트롤러의 메모리를 늘리지 않으면 다시 일어납니다.' : ''}`,
    }),
    commandOnly: 'looks',
    command: (_, { release, namespace }) => shell`helm history ${release} -n ${namespace}`,
  },
};

const ENDED: Bilingual<(ended: NonNullable<Locked['ended']>) => string> = {
  en: ({ pod, reason, at }) =>
    `The controller that works on it (pod \`${pod}\`) was ended at ${timeWord(at)} (${reason}), shortly before Helm began to refuse: that leaves such a lock.`,
  ko: ({ pod, reason, at }) =>
    `처리하던 컨트롤러(\`${pod}\` 파드)가 거부되기 직전 ${timeWord(at)}에 종료되었습니다(${reason}). 대개 이때 잠금이 남습니다.`,
};
