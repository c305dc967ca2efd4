import type { Cause } from '../../domain/model.ts';
import { kindWord } from '../../text/kind-word.ts';
import { correctService, servicePatch } from '../words/correct-service.ts';
import { fieldOf } from './field-of.ts';
import type { Selection } from './selection.ts';
import { stopped, type Stopped } from './stopped.ts';

/**
 * `key` is the label that nothing has as the selector `wants` it, `nearest` what is likest to what was meant, and `has`
 * its value of that label.
 */
export type SelectsNothing = Readonly<{
  selector: string;
  field: string;
  picks: Selection['picks'];
  stops: Stopped;
  key?: string;
  wants?: string;
  nearest?: string;
  has?: string;
  maker?: string; // the custom object that made it
}>;

const PICKED = {
  en: { Pod: 'pod', Service: 'Service', Namespace: 'namespace' },
  ko: { Pod: '파드', Service: '서비스', Namespace: '네임스페이스' },
} as const;

/** What is said of a selector that matches nothing. */
export const selectsNothingWords: Pick<Cause<SelectsNothing>, 'text' | 'advice'> = {
  text: {
    en({ kind, name }, { selector, field, picks, stops, key, wants, has, nearest, maker }) {
      const [who, what] = [`${kindWord(kind)} \`${name}\``, PICKED.en[picks]];
      const near =
        has !== undefined
          ? ` \`${nearest}\` has the label \`${key}=${has}\`, not \`${key}=${wants}\`.`
          : nearest
            ? ` \`${nearest}\` has the other labels, but no label \`${key}\`.`
            : '';
      return {
        title: `${who}: its selector matches no ${what}`,
        sentence: `${who} selects \`${selector}\` (\`${fieldOf(field)}\`), and no ${what} carries these labels${kind === 'Service' ? ', so it has no endpoints' : ''}.${near}${maker ? ` \`${maker}\` made it, and its operator is to make what it selects.` : ''}`,
        state: 'selects nothing',
        so: stopped[stops].en,
      };
    },
    ko({ kind, name }, { selector, field, picks, stops, key, wants, has, nearest, maker }) {
      const [who, what] = [`${kindWord(kind)} \`${name}\` 객체`, PICKED.ko[picks]];
      const near =
        has !== undefined
          ? ` \`${nearest}\` 객체의 레이블은 \`${key}=${wants}\` 대신 \`${key}=${has}\` 값입니다.`
          : nearest
            ? ` \`${nearest}\` 객체에는 나머지 레이블만 있고 \`${key}\` 레이블이 없습니다.`
            : '';
      return {
        title: `${who}의 셀렉터에 맞는 ${what}가 없습니다`,
        sentence: `${who}는 \`${selector}\` 레이블을 선택하지만(\`${fieldOf(field)}\`) 그런 ${what} 객체가 없습니다${kind === 'Service' ? '. 그래서 엔드포인트가 없습니다' : ''}.${near}${maker ? ` 이 객체는 \`${maker}\` 객체에서 만들어졌고, 선택될 ${what}도 그 오퍼레이터가 만듭니다.` : ''}`,
        state: '선택되는 것이 없음',
        so: stopped[stops].ko,
      };
    },
  },

  advice: {
    choose: ({ kind, name }, { field, key, wants, has, maker }) => {
      if (maker) return undefined;
      if (kind === 'Service')
        return key && wants && has
          ? correctService({ name, field: `selector.${key}`, was: wants, is: has })
          : undefined;
      return {
        en: {
          title: 'Select by labels that are there',
          text: `Correct \`${fieldOf(field)}\` of ${kindWord(kind)} \`${name}\`${has === undefined ? '' : ` (\`${key}\`: \`${has}\` instead of \`${wants}\`)`}, label what is meant by it, or delete it if it was left behind.`,
        },
        ko: {
          title: '실제로 있는 레이블로 선택',
          text: `${kindWord(kind)} \`${name}\` 객체의 \`${fieldOf(field)}\` 필드를 고치거나${has === undefined ? '' : `(\`${key}\`: \`${wants}\` 대신 \`${has}\`)`} 대상에 레이블을 붙이거나, 남아 있는 것이면 삭제하십시오.`,
        },
      };
    },

    command: (on, { key, has }) =>
      on.kind === 'Service' && key && has
        ? servicePatch(on, { selector: { [key]: has } })
        : undefined,
  },
};
