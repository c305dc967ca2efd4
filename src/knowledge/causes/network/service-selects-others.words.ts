import type { Cause } from '../../../domain/model.ts';
import { termsOf } from '../../references/selection.ts';
import { correctService, servicePatch } from '../../words/correct-service.ts';

type Labels = Readonly<Record<string, string>>;

/** `pod` of `other` is selected as well as those of `own`, and declares other ports; `apart` is a label that only the latter have. */
export type Selects = Readonly<{
  pod: string;
  other: string;
  own: string;
  targets: readonly (number | string)[];
  declared: readonly number[];
  selector: Labels;
  apart?: Readonly<{ key: string; value: string }>;
}>;

/** A Service that selects too much, in words. */
export const serviceSelectsOthersWords: Pick<Cause<Selects>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { pod, other, own, targets, declared, selector }) => ({
      title: `Service \`${name}\` also selects the pods of \`${other}\``,
      sentence: `Service \`${name}\` sends to port ${targets.join(', ')} of the pods of \`${own}\`, and its selector (\`${written(selector)}\`) fits those of \`${other}\`, too: \`${pod}\` declares ${declared.join(', ')}.`,
      so: 'Unless something listens there all the same, the part of the connections that goes to those pods fails.',
    }),
    ko: ({ name }, { pod, other, own, targets, declared, selector }) => ({
      title: `\`${name}\` 서비스가 \`${other}\` 워크로드의 파드도 선택합니다`,
      sentence: `\`${name}\` 서비스는 \`${own}\` 워크로드 파드의 ${targets.join(', ')} 포트로 보내는데, 셀렉터(\`${written(selector)}\`)가 \`${other}\` 워크로드의 파드에도 맞습니다. \`${pod}\` 파드가 선언한 포트는 ${declared.join(', ')}입니다.`,
      so: '그 파드가 선언 없이 그 포트에서 듣고 있지 않다면, 그 파드로 가는 연결은 실패합니다.',
    }),
  },

  advice: {
    choose: ({ name }, params) => params.apart && correctService(correction(name, params)),

    command: (on, { apart }) =>
      apart && servicePatch(on, { selector: { [apart.key]: apart.value } }), // merged by key
  },
};

function correction(name: string, { selector, apart }: Selects) {
  const { key = '', value = '' } = apart ?? {};
  const is = `\`${written({ ...selector, [key]: value })}\``;
  return { name, field: 'selector', was: `\`${written(selector)}\``, is };
}

function written(matchLabels: Labels): string {
  return termsOf({ matchLabels }).join(',');
}
