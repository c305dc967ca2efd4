import type { Bilingual } from '../../domain/lang.ts';
import type { Keeper } from '../../readings/reports/keeper-of.ts';
import { kindWord } from '../../text/kind-word.ts';

/** Where to change what somebody keeps: a sentence. */
export const keeperWords: Bilingual<(keeper: Keeper) => string> = {
  en: (keeper) =>
    `${whoOf(keeper)} made it and keeps it so: change it there, for a change of the object itself is undone.`,
  ko: (keeper) =>
    `${whoOf(keeper)} 쪽에서 만들고 유지하는 객체이므로 거기서 바꿔야 합니다. 객체를 직접 바꾸면 되돌려집니다.`,
};

function whoOf(keeper: Keeper): string {
  if ('program' in keeper) return `\`${keeper.program}\``;
  const { kind, name } = keeper.maker;
  return `${kindWord(kind)} \`${name}\``;
}
