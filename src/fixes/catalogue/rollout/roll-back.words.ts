import { bilingual } from '../../../text/bilingual.ts';
import { plural } from '../../../text/plural.ts';
import type { TemplateParams } from '../../change/template-proposal.ts';
import { templateWords } from '../../words/template-words.ts';

/** `differs` is what it sets back; `isAtOnce`: its controller goes to a revision that it has, without steps. */
export type RolledBack = TemplateParams &
  Readonly<{
    revision: number;
    standing: 'serves' | 'stable' | 'ran';
    ready: number;
    isAtOnce: boolean;
    differs: readonly string[];
  }>;

const MOST = 4;

/** A roll back in words. */
export const rollBackWords = templateWords<RolledBack>(
  bilingual((lang) => ({ revision, name, standing, ready, differs }) => {
    const words = WORDS[lang];
    const shown = differs.slice(0, MOST).map((one) => `\`${one}\``);
    const what = [...shown, ...(differs.length > MOST ? [words.more(differs.length - MOST)] : [])];
    const known = words.known[standing](ready);
    return {
      title: words.title(revision),
      short: known,
      text: `${words.text(name, revision, what.join(', '))} ${known}`,
    };
  }),
);

const WORDS = {
  en: {
    title: (revision: number) => `Roll back to revision ${revision}`,
    text: (name: string, revision: number, what: string) =>
      `Sets the pod template of \`${name}\` back to that of revision ${revision}${what && `: ${what}`}.`,
    more: (count: number) => `${count} more`,
    known: {
      serves: (ready: number) => `${ready} of its pods ${plural(ready, 'is', 'are')} Ready now.`,
      stable: () => 'It is the last that came through, by its controller.',
      ran: () => 'It ran before this one; whether it was well nobody recorded.',
    },
  },
  ko: {
    title: (revision: number) => `리비전 ${revision} 상태로 롤백`,
    text: (name: string, revision: number, what: string) =>
      `\`${name}\` 객체의 파드 템플릿을 리비전 ${revision} 상태로 되돌립니다${what && `(${what})`}.`,
    more: (count: number) => `그 밖에 ${count}개`,
    known: {
      serves: (ready: number) => `그 리비전의 파드 ${ready}개가 지금 Ready 상태입니다.`,
      stable: () => '컨트롤러에 따르면 마지막으로 끝까지 진행된 리비전입니다.',
      ran: () => '이 리비전 전에 실행되었지만, 문제가 없었는지는 기록이 없습니다.',
    },
  },
};
