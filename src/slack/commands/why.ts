import { askedAbout } from './asked-about.ts';
import type { Command } from './command.ts';

/** Asks why something is broken. */
export const why: Command = {
  name: 'why',
  usage: 'why <target> [-n namespace] [-c cluster] [--private] [--lang ko|en]',
  does: {
    en: 'says why it is broken, with proof, and what may safely be done',
    ko: '왜 고장 났는지 근거와 함께 알려 주고 안전한 조치를 제안합니다',
  },

  run: (given, request, deps) =>
    askedAbout(given, request, deps, (question) =>
      deps.outbox.toWorker({ v: 1, id: `why-${question.id}`, kind: 'why', question }),
    ),
};
