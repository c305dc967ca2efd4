import type { Ref, World } from '../../domain/model.ts';
import type { Proposal, Remedy } from '../../domain/remedy.ts';
import { keeperAt, type Keeper } from '../../readings/reports/keeper-of.ts';
import { kindWord } from '../../text/kind-word.ts';
import { keeperWords } from './keeper-words.ts';

type KeptObject = Readonly<{ kind: string; name: string; keeper: Keeper }>;

/** Who would undo a change: an operator that made the object. It may write what nobody made, and what says how it is. */
export function keeperOfChange({ change }: Proposal, world: World): Keeper | undefined {
  if (change?.do !== 'patch' || change.sub === 'status') return undefined;
  return keeperAt(change.on, world);
}

/** What is said in place of a change that an operator would undo. */
const changeAtKeeper: Remedy<KeptObject> = {
  id: 'keeper/change-there',
  answers: [],
  *propose() {},
  text: {
    en: ({ kind, name, keeper }) => ({
      title: `Change ${kindWord(kind)} \`${name}\` where it is made`,
      text: keeperWords.en(keeper),
      undo: 'As it was done.',
    }),
    ko: ({ kind, name, keeper }) => ({
      title: `${kindWord(kind)} \`${name}\` 객체를 만드는 쪽에서 변경`,
      text: keeperWords.ko(keeper),
      undo: '바꾼 것을 되돌립니다.',
    }),
  },
};

/** Words in place of a change of an object: who keeps it has to be told. */
export function atKeeper({ kind, name }: Ref, keeper: Keeper) {
  const params: KeptObject = { kind, name, keeper };
  return { remedy: changeAtKeeper, proposal: { kind: 'manual', risk: 'none', params } } as const;
}
