import { present } from '../../text/present.ts';
import type { Command } from './command.ts';
import { wrong } from './wrong.ts';

/** Asks what is wrong in a namespace, or everywhere. */
export const scan: Command = {
  name: 'scan',
  usage: 'scan [namespace] [-c cluster] [--private] [--lang ko|en]',
  does: {
    en: 'says all that is wrong in a namespace or everywhere, grouped by root cause',
    ko: '네임스페이스나 클러스터 전체의 문제를 근본 원인별로 묶어 알려 줍니다',
  },
  takes: ['namespace', 'cluster', 'private', 'lang'],

  order({ rest, options, lang, isUnseen }) {
    const { namespace = rest[0], cluster, private: isPrivate = false } = options;
    if (rest.length > 1 || (options.namespace && rest.length > 0))
      return wrong({ code: 'one-namespace' });
    if (isPrivate && !isUnseen) return wrong({ code: 'not-private-here' });
    const query = { text: '', ...present({ namespace, cluster }) };
    return { is: 'ask', as: 'scan', query, lang: options.lang ?? lang, private: isPrivate };
  },
};
