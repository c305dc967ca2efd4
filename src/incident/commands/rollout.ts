import type { Command } from './command.ts';
import { targetOrder } from './target-order.ts';

/** Asks how an update stands: one message, edited until that is done. */
export const rollout: Command = {
  name: 'rollout',
  usage: 'rollout <name> [-n namespace] [-c cluster] [--private] [--lang ko|en]',
  does: {
    en: 'shows how an update stands, kept up to date until it ends, with what may be done now',
    ko: '업데이트 진행 상황을 끝날 때까지 갱신해 보여 주고 지금 할 수 있는 조치를 제안합니다',
  },
  takes: ['namespace', 'cluster', 'private', 'lang'],
  order: (given) => targetOrder('rollout', given),
};
