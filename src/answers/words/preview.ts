import type { Bilingual, Text } from '../../domain/lang.ts';
// Why a fix that was offered cannot be approved now, or is not done yet.

/** Why a plan is not offered any more. */
export const previewWords = {
  changed: {
    en: 'The object has changed since this fix was offered. Nothing was done: ask again to see the fix as it is now.',
    ko: '이 해결책을 제시한 뒤 객체가 바뀌었습니다. 아무것도 바꾸지 않았습니다. 지금의 해결책을 보려면 다시 질문하십시오.',
  },
  notOffered: {
    en: 'The cause is still there, but this fix can no longer be proved. Nothing was done: ask again.',
    ko: '원인은 그대로이지만 이 해결책은 더 이상 검증되지 않습니다. 아무것도 바꾸지 않았습니다. 다시 질문하십시오.',
  },
  causeGone: {
    en: 'The cause is gone. There is nothing to fix.',
    ko: '이 해결책이 필요했던 원인이 사라졌습니다. 할 일이 없습니다.',
  },
  closePull: {
    en: 'Close the pull request; once it is merged, revert it.',
    ko: '풀 리퀘스트를 닫습니다. 이미 병합했다면 그 병합을 되돌립니다.',
  },
  notMerged: {
    en: 'The cluster is as it was: the pull request is not merged, or not applied yet.',
    ko: '클러스터는 그대로입니다. 풀 리퀘스트가 아직 병합되거나 반영되지 않았습니다.',
  },
  notInGit: {
    en: 'This changes the cluster but not Git. Make the same change in Git, too.',
    ko: 'Git을 거치지 않고 클러스터를 직접 바꿉니다. Git은 그대로이므로 Git에서도 바꾸십시오.',
  },
  noUndo: {
    en: 'This change has no undo.',
    ko: '되돌릴 수 없는 변경입니다.',
  },
  noRedo: {
    en: 'Ask again: the fix is offered as long as the cause is there.',
    ko: '다시 질문하십시오. 원인이 있는 동안 해결책을 다시 제시합니다.',
  },
} satisfies Readonly<Record<string, Bilingual>>;

/** What a fix is called that is made live although Git owns what it changes. */
export const liveTitle: Text<[fix: string]> = {
  en: (fix) => `Live, not in Git: ${fix}`,
  ko: (fix) => `Git 밖에서 직접: ${fix}`,
};

/** Why a change cannot be undone now, and what the undo is called; `by` wrote to it since, if anybody is known. */
export const undoWords: Readonly<
  Record<'title' | 'in-place' | 'changed' | 'unread', Text<[by: string]>>
> = {
  title: { en: (fix) => `Undo: ${fix}`, ko: (fix) => `되돌리기: ${fix}` },
  'in-place': {
    en: () => 'It is already as it was before. There is nothing to undo.',
    ko: () => '이미 이전 상태입니다. 되돌릴 것이 없습니다.',
  },
  changed: {
    en: (by) => `It has changed since${by && `, last by ${by}`}, so kubewhy cannot undo it.`,
    ko: (by) => `그 뒤에 바뀌어${by && `(마지막: ${by})`} kubewhy가 되돌릴 수 없습니다.`,
  },
  unread: {
    en: () => 'The object is gone or cannot be read.',
    ko: () => '객체가 없거나 읽을 수 없습니다.',
  },
};

/** Why an approved change is not made: its proof does not hold any more, or could not be made again. */
export const disproved: Text<[why: string]> = {
  en: (why) => `The cluster has changed since the preview. Review it again. ${why}`,
  ko: (why) => `미리보기 이후 클러스터가 바뀌었습니다. 다시 확인하십시오. ${why}`,
};
export const noProof: Text<[why: string]> = {
  en: (why) =>
    `The change could not be proved again after the preview. Nothing was changed. ${why}`,
  ko: (why) => `미리보기 이후 변경을 다시 검증하지 못했습니다. 아무것도 바꾸지 않았습니다. ${why}`,
};

/** What somebody filled in, and what speaks against it. */
export const refutedWords: Text<[values: string, why: string]> = {
  en: (values, why) => `${values}: the proof does not hold. ${why}. Nothing was sent.`,
  ko: (values, why) => `${values}: 검증이 성립하지 않습니다. ${why}. 아무것도 보내지 않았습니다.`,
};

/** What the pods of a change do now that does not help; `title` is of the finding on them. */
export const newTrouble: Text<[title: string, isLost: boolean]> = {
  en: (title, isLost) =>
    isLost
      ? `It did not help. The new pods fail now: ${title}.`
      : `Not all pods are ready yet. Seen on one of them: ${title}.`,
  ko: (title, isLost) =>
    isLost
      ? `도움이 되지 않았습니다. 새 파드가 지금 실패합니다: ${title}.`
      : `아직 모든 파드가 준비되지 않았습니다. 그중 하나에서 보이는 것: ${title}.`,
};

/** The cause does not show, but something that would show it could not be read. */
export const blindWords: Text<[name: string, unread: Readonly<{ what: string; why: string }>]> = {
  en: (name, { what, why }) =>
    `Whether the cause is gone is not known: not everything about ${name} could be read (${what}: ${why}). Try again in a moment.`,
  ko: (name, { what, why }) =>
    `원인이 사라졌는지 알 수 없습니다. ${name} 객체를 모두 읽지는 못했습니다(${what}: ${why}). 잠시 후 다시 시도하십시오.`,
};

/** The change is in place, and yet the cause shows; `areReady`: its pods were seen to be. */
export const stillClaimed: Text<[title: string, areReady: boolean]> = {
  en: (title, areReady) =>
    `${areReady ? 'All pods are ready' : 'The change is in place'}, but the cause is still there: ${title}`,
  ko: (title, areReady) =>
    `${areReady ? '파드는 모두 준비되었지만' : '변경은 적용되었지만'} 원인이 아직 남아 있습니다: ${title}`,
};
