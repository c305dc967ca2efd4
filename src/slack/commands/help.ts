import { helpMessage } from '../views/help.ts';
import type { Command } from './command.ts';

/** Says what can be asked; `all` are the commands to list. */
export function helpFor(all: () => readonly Command[]): Command {
  return {
    name: 'help',
    usage: 'help',
    does: { en: 'shows this', ko: '이 도움말을 보여 줍니다' },
    run: async (_, { lang }) => ({ accepted: false, message: helpMessage(all(), lang) }),
  };
}
