import type { Lang } from '../../domain/lang.ts';
import type { RemedyWords } from '../../domain/remedy.ts';
import type { GitOwner } from '../../gitops/owner.ts';
import type { TemplateParams } from '../template-proposal.ts';

/** The words of a remedy that changes a pod template: its own, and what all of them have in common. */
export function templateWords(
  params: TemplateParams,
  lang: Lang,
  own: Readonly<{ title: string; text: string; short: string }>,
): RemedyWords {
  const common = COMMON[lang];
  const risk = riskOf(params, common);
  const owner = params.owner ? [common.owner(OWNERS[params.owner.by], params.owner.name)] : [];
  return {
    title: own.title,
    text: [own.text, risk, ...owner].join(' '),
    short: [own.short, ...owner].join(' '),
    undo: common.undo,
  };
}

function riskOf({ kind, name, stuck }: TemplateParams, common: (typeof COMMON)[Lang]): string {
  if (stuck) return common.stuck(name, stuck);
  return kind === 'argoproj.io/Rollout' ? common.rollout(name) : common.other(name);
}

const OWNERS: Readonly<Record<GitOwner['by'], string>> = {
  'argo-cd': 'Argo CD Application',
  'flux-kustomize': 'Flux Kustomization',
  'flux-helm': 'Flux HelmRelease',
  helm: 'Helm release',
};

const COMMON = {
  en: {
    rollout: (name: string) =>
      `A new revision of \`${name}\` starts at step 0 and replaces the stuck one.`,
    other: (name: string) => `A new revision of \`${name}\` replaces all of its pods.`,
    stuck: (name: string, pod: string) =>
      `StatefulSet \`${name}\` does not replace a pod that was never Ready: delete \`${pod}\` after the patch.`,
    owner: (kind: string, name: string) =>
      `${kind} \`${name}\` owns the object and would overwrite a live change: this one goes out through Git.`,
    undo: 'Sets the fields back to what they were. That changes the pod template again, so one more revision starts.',
  },
  ko: {
    rollout: (name: string) =>
      `\`${name}\` 롤아웃의 새 리비전이 0단계부터 시작해 멈춘 리비전을 대신합니다.`,
    other: (name: string) => `\`${name}\` 객체의 새 리비전이 파드를 모두 교체합니다.`,
    stuck: (name: string, pod: string) =>
      `\`${name}\` StatefulSet은 Ready가 된 적 없는 파드를 교체하지 않습니다. 패치한 뒤 \`${pod}\` 파드를 삭제하십시오.`,
    owner: (kind: string, name: string) =>
      `${kind} \`${name}\` 객체가 소유자이며 클러스터에서 직접 바꾼 것은 덮어씁니다. 이 변경은 Git으로 나갑니다.`,
    undo: '필드를 이전 값으로 되돌립니다. 파드 템플릿이 다시 바뀌므로 새 리비전이 한 번 더 시작됩니다.',
  },
};
