import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { RemedyWords } from '../../domain/remedy.ts';
import { bilingual } from '../../text/bilingual.ts';
import type { TemplateParams } from '../change/template-proposal.ts';
import { throughGit } from './through-git.ts';

/** What a remedy itself says of its change. */
export type OwnWords = Readonly<{ title: string; text: string; short: string }>;

/** The words of a remedy that changes a pod template: its own, and what all of them have in common. */
export function templateWords<P extends TemplateParams>(
  own: Bilingual<(params: P) => OwnWords>,
): Bilingual<(params: P) => RemedyWords> {
  return bilingual((lang) => (params) => {
    const { title, text, short } = own[lang](params);
    const common = COMMON[lang];
    const risk = riskOf(params, common);
    const owner = params.owner ? [throughGit[lang](params.owner)] : [];
    return {
      title,
      text: [text, risk, ...owner].join(' '),
      short: [short, ...owner].join(' '),
      undo: undoOf(params, common),
    };
  });
}

function riskOf(
  { kind, name, stuck, isAtOnce, copy }: TemplateParams,
  common: (typeof COMMON)[Lang],
): string {
  if (copy !== undefined) return common.copy(name, copy);
  if (kind === 'Pod') return common.pod(name);
  if (stuck) return common.stuck(name, stuck);
  if (isAtOnce) return common.atOnce(name);
  return kind === 'argoproj.io/Rollout' ? common.rollout(name) : common.other(name);
}

function undoOf({ kind, copy }: TemplateParams, common: (typeof COMMON)[Lang]): string {
  if (copy !== undefined) return common.deleteCopy(copy);
  return kind === 'Pod' ? common.back : common.undo;
}

const COMMON = {
  en: {
    rollout: (name: string) =>
      `A new revision of \`${name}\` starts at its first step and replaces the stuck one.`,
    atOnce: (name: string) =>
      `\`${name}\` goes there without steps, for its controller still has that revision.`,
    other: (name: string) => `A new revision of \`${name}\` replaces all of its pods.`,
    copy: (name: string, copy: string) =>
      `A Job's pods cannot be changed, so Job \`${copy}\` is created as a copy of \`${name}\` with the new value, and runs at once. \`${name}\` stays: delete it if it still waits, or both may run.`,
    deleteCopy: (copy: string) => `Delete Job \`${copy}\`; what it has done stays done.`,
    pod: (name: string) => `The kubelet restarts that container of \`${name}\`.`,
    stuck: (name: string, pod: string) =>
      `StatefulSet \`${name}\` does not replace a pod that was never Ready: delete \`${pod}\` after the patch.`,
    back: 'Sets the field back to what it was, and the container restarts once more.',
    undo: 'Sets the fields back to what they were. That changes the pod template again, so one more revision starts.',
  },
  ko: {
    rollout: (name: string) =>
      `\`${name}\` 롤아웃의 새 리비전이 첫 단계부터 시작해 멈춘 리비전을 대신합니다.`,
    atOnce: (name: string) =>
      `컨트롤러에 그 리비전이 남아 있으므로 \`${name}\` 롤아웃이 단계 없이 돌아갑니다.`,
    other: (name: string) => `\`${name}\` 객체의 새 리비전이 파드를 모두 교체합니다.`,
    copy: (name: string, copy: string) =>
      `Job의 파드는 바꿀 수 없으므로 이 값을 넣은 사본 \`${copy}\` Job을 만들어 바로 실행합니다. \`${name}\` Job은 그대로 남습니다. 아직 대기 중이면 삭제하십시오. 둘 다 실행될 수 있습니다.`,
    deleteCopy: (copy: string) => `\`${copy}\` Job을 삭제합니다. 이미 한 일은 남습니다.`,
    pod: (name: string) => `kubelet이 \`${name}\` 파드의 그 컨테이너를 재시작합니다.`,
    stuck: (name: string, pod: string) =>
      `\`${name}\` StatefulSet은 Ready가 된 적 없는 파드를 교체하지 않습니다. 패치한 뒤 \`${pod}\` 파드를 삭제하십시오.`,
    back: '필드를 이전 값으로 되돌리며 컨테이너가 한 번 더 재시작합니다.',
    undo: '필드를 이전 값으로 되돌립니다. 파드 템플릿이 다시 바뀌므로 새 리비전이 한 번 더 시작됩니다.',
  },
};
