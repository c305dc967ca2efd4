import { redacted } from '../../text/redaction/redacted.ts';
import { shortened } from '../../text/shortened.ts';
import type { Command } from './command.ts';

/** A reason is read on every card. */
const LONGEST_REASON = 200;

/** Stops all changes until somebody lifts the freeze. */
export const freeze: Command = {
  name: 'freeze',
  usage: 'freeze [reason]',
  does: {
    en: 'stops all changes by kubewhy, by anybody, until somebody lifts it with `unfreeze`',
    ko: '`unfreeze` 명령으로 풀 때까지 kubewhy로 하는 모든 변경을 막습니다',
  },
  takes: [],
  order: ({ rest }) => ({
    is: 'freeze',
    reason: shortened(redacted(rest.join(' ')), LONGEST_REASON),
  }),
};
