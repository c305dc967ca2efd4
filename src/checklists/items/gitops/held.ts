import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { heldField } from '../../../readings/reports/held-field.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';

/** Nobody holds back what is to keep the cluster as Git has it. */
export const held: ChecklistItem = {
  id: 'gitops/held',
  title: {
    en: 'Nothing that follows Git is held back',
    ko: 'Git을 따르는 객체가 멈춰 있지 않습니다',
  },
  of: [
    'argoproj.io/Application',
    'kustomize.toolkit.fluxcd.io/Kustomization',
    'helm.toolkit.fluxcd.io/HelmRelease',
  ],

  *look(object): Iterable<Mark> {
    const field = heldField(object);
    if (!field) return yield { is: 'pass' };
    const command = askWhy(refTo(kindOf(object), object));
    yield {
      is: 'fail',
      hurts: 'progress',
      says: said(WORDS, field.annotation ?? field.path),
      command,
    };
  },
};

const WORDS: Text<[by: string]> = {
  en: (by) =>
    `\`${by}\` stops its controller: changes in Git do not arrive, and what is changed beside Git is neither seen nor put back.`,
  ko: (by) =>
    `\`${by}\` 설정으로 컨트롤러가 멈춰 있습니다. Git의 변경이 반영되지 않고, Git 밖에서 바뀐 것도 보이거나 되돌려지지 않습니다.`,
};
