import type { Command } from './command.ts';

/** Lifts the freeze. */
export const unfreeze: Command = {
  name: 'unfreeze',
  usage: 'unfreeze',
  does: {
    en: 'allows changes again',
    ko: '변경을 다시 허용합니다',
  },
  takes: [],
  order: () => ({ is: 'unfreeze' }),
};
