import type { Bilingual } from '../../domain/lang.ts';
import type { Preempted } from '../../readings/pods/preempted.ts';

/** By whom a pod was preempted, in the words that follow "preempted by", and in Korean those before a verb. */
export const preemptorWords: Bilingual<(by: Preempted['by']) => string> = {
  en: (by) => {
    if (!by) return 'a pod of higher priority';
    const { about, priority, className } = by;
    const rank = [
      priority !== undefined && `priority ${priority}`,
      className && `PriorityClass \`${className}\``,
    ].filter(Boolean);
    const of = rank.length > 0 ? rank.join(', ') : 'a higher priority';
    return `\`${about.namespace}/${about.name}\` (${of})`;
  },
  ko: (by) => {
    if (!by) return '우선순위가 더 높은 파드';
    const { about, priority, className } = by;
    const rank = [
      priority !== undefined && `우선순위 ${priority}`,
      className && `PriorityClass \`${className}\``,
    ].filter(Boolean);
    const of = rank.length > 0 ? rank.join(', ') : '더 높은 우선순위';
    return `\`${about.namespace}/${about.name}\` 파드(${of})`;
  },
};
