import type { Command } from './command.ts';

/** Says what can be asked. */
export const help: Command = {
  name: 'help',
  usage: 'help',
  does: { en: 'shows this', ko: '이 도움말을 보여 줍니다' },
  takes: [],
  order: () => ({ is: 'help' }),
};
