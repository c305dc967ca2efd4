import { kindOf } from '../../../domain/keys.ts';
import { ANY_OTHER, type Cause } from '../../../domain/model.ts';
import { kubectl } from '../../kubectl.ts';
import { meantBy } from '../../meant-by.ts';
import { heldField } from '../../signs/reports/held-field.ts';
import { isCustom } from '../../signs/reports/is-custom.ts';
import { refWord } from '../../words/ref-word.ts';

/** The field of its spec that says so. */
type Suspended = Readonly<{ field: string }>;

/** The controller of a custom object leaves it alone because somebody suspended it. */
export const suspended: Cause<Suspended> = {
  id: 'reports/suspended',
  explains: ['reports/suspended'],
  symptom: {
    ...meantBy('reports/suspended', [ANY_OTHER], (object) => {
      const held = isCustom(kindOf(object)) ? heldField(object) : undefined;
      return held && { path: held.path, quote: 'true', reason: 'Suspended' };
    }),
    asked: 'beside-trouble', // what it has made runs all the same
  },

  *explain({ on, evidence }) {
    const field = evidence.source === 'field' ? (evidence.path ?? '').replace('/spec/', '') : '';
    yield { subject: on, params: { field }, evidence: [evidence], strength: 'entails' };
  },

  text: {
    en: (on, { field }) => ({
      title: `${refWord(on)} is suspended`,
      sentence: `${refWord(on)} is suspended (spec.${field}): until somebody resumes it, its controller does nothing for it, and what it says of itself is of before.`,
      state: 'suspended',
    }),
    ko: (on, { field }) => ({
      title: `${refWord(on)} 객체가 일시 중단되어 있습니다`,
      sentence: `${refWord(on)} 객체는 일시 중단되어 있습니다(spec.${field}). 누군가 재개할 때까지 컨트롤러가 아무것도 하지 않으며, 상태에 적힌 것은 그 전의 것입니다.`,
      state: '일시 중단됨',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Resume it when it is to go on',
      text: `Ask who suspended \`${name}\` and why. What has changed meanwhile takes effect at once when it is resumed.`,
      undo: 'Suspend it again.',
    }),
    ko: ({ name }) => ({
      title: '다시 진행할 때 재개',
      text: `\`${name}\` 객체를 누가 왜 중단했는지 확인하십시오. 재개하면 그동안 바뀐 것이 바로 적용됩니다.`,
      undo: '다시 중단합니다.',
    }),
    command: (on, { field }) =>
      kubectl('patch', on, '--type=merge', '-p', JSON.stringify({ spec: { [field]: false } })),
  },
};
