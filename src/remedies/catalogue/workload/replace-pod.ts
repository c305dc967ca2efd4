import { kubectl, wordsOnly } from '../../words/words-only.ts';

/** A person deletes the broken pod of the old revision, so that one of the present revision is made. */
export const replacePod = wordsOnly(
  'workload/replace-pod',
  {
    'workload/stuck-on-old-revision': {
      en: (name) => ({
        title: 'Delete the broken pod',
        text: `Delete the broken pod of \`${name}\`, once, and without --force: its claims stay, and the controller makes the pod anew from the present template.`,
      }),
      ko: (name) => ({
        title: '고장 난 파드 삭제',
        text: `\`${name}\` 워크로드의 고장 난 파드를 --force 없이 한 번 삭제하십시오. 클레임은 남고, 컨트롤러가 현재 템플릿으로 파드를 다시 만듭니다.`,
      }),
    },
  },
  ({ evidence }) => {
    const pod = evidence.find(({ on }) => on.kind === 'Pod')?.on;
    return pod && kubectl('delete', pod);
  },
);
