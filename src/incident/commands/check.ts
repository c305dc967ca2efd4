import { present } from '../../text/present.ts';
import type { Command } from './command.ts';
import { wrong } from './wrong.ts';

/** Goes through checklists, all of them or those that are named. */
export const check: Command = {
  name: 'check',
  usage: 'check [list] [name|host] [-n namespace] [-c cluster] [--private] [--lang ko|en]',
  does: {
    en: 'goes through checklists (rollouts, backups, storage …): what holds, fails or was not checked',
    ko: '점검 목록(rollouts, backups, storage 등)을 확인해 통과, 실패, 확인 못 함을 알려 줍니다',
  },
  takes: ['namespace', 'cluster', 'private', 'lang'],

  order({ rest, options, lang, isUnseen }) {
    const { namespace, cluster, private: isPrivate = false } = options;
    if (isPrivate && !isUnseen) return wrong({ code: 'not-private-here' });
    const query = { text: rest.join(' '), ...present({ namespace, cluster }) };
    return { is: 'ask', as: 'check', query, lang: options.lang ?? lang, private: isPrivate };
  },
};
