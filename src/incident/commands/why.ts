import type { Command } from './command.ts';
import { targetOrder } from './target-order.ts';

/** Asks why something is broken. */
export const why: Command = {
  name: 'why',
  usage: 'why <target> [-n namespace] [-c cluster] [--private] [--lang ko|en]',
  does: {
    en: 'says why it is broken, with proof, and what may safely be done',
    ko: '왜 고장 났는지 근거와 함께 알려 주고 안전한 조치를 제안합니다',
  },
  takes: ['namespace', 'cluster', 'private', 'lang'],
  order: (given) => targetOrder('why', given),
};
