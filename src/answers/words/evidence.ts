import type { AnswerEvidence, ObjectName } from '../../domain/answer.ts';
import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import type { Simulated } from '../../domain/model.ts';
// Evidence as people read it: the same words in Slack and on a terminal.
import { filterWords } from '../../knowledge/placement/filter-words.ts';
import { keysOf } from '../../text/json-pointer.ts';
import { sourceWords } from './answer.ts';
import { shortestName } from './object-name.ts';

/** Where a piece of evidence stands, and what stands there; `verbatim` is quoted, anything else is our own words. */
export type EvidenceWords = Readonly<{ where?: string; says: string; verbatim: boolean }>;

/** One piece of evidence; its object is named only where it is not the target. */
export function evidenceWords(
  { source, object, path, text, unset }: AnswerEvidence,
  target: ObjectName,
  lang: Lang,
): EvidenceWords {
  if (source === 'simulation') return { says: text, verbatim: false };
  if (path && REJECTED.test(text)) {
    return { where: SCHEDULER[lang], says: rejection(text), verbatim: true };
  }
  const place = path ? `\`${dotted(path)}\`` : sourceWords[source][lang];
  const where = [shortestName(target, object), place].filter(Boolean).join(' ');
  return unset
    ? { where, says: UNSET[lang](text), verbatim: false }
    : { where, says: text, verbatim: true };
}

/** A JSON pointer as people write it, from its end, which says most: "…constraints[0].nodeTaintsPolicy". */
function dotted(pointer: string): string {
  const path = keysOf(pointer)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\.(?:spec\.)?/, '')
    .replaceAll('`', "'");
  return path.length <= LONGEST_PATH ? path : `…${path.slice(-LONGEST_PATH)}`;
}
const LONGEST_PATH = 60;

/** Without a standard what holds then is no value of the field. */
const UNSET: Text<[standard: string]> = {
  en: (standard) => `is unset${standard && ` = \`${standard}\``}`,
  ko: (standard) => `값 없음${standard && ` = \`${standard}\``}`,
};
const SCHEDULER: Bilingual = { en: 'scheduler', ko: '스케줄러' };

/** What kube-scheduler says: "0/3 nodes are available: …. [no new claims to deallocate, ]preemption: …" */
const REJECTED = /^\d+\/\d+ nodes are available: /;
const PREEMPTION = /\.?\s{0,2}(?:no new claims to deallocate,\s{0,2})?preemption: .*$/s;

/** What the scheduler says about placing the pod, without what it says about evicting others. */
function rejection(message: string): string {
  return message.replace(PREEMPTION, '');
}

/** The outcome of a simulation, in words. */
export function simulationWords({ agrees, nodes }: Simulated, lang: Lang): string {
  const total = nodes.reduce((sum, { count }) => sum + count, 0);
  if (agrees) return AGREES[lang](total);
  const reasons = nodes.map(({ filter, count }) => {
    const word = filter === undefined ? FREE[lang] : (filterWords[filter]?.[lang].short ?? filter);
    return `${word} ${count}`;
  });
  return DIFFERS[lang](total, reasons.join(', '));
}

const AGREES: Text<[nodes: number]> = {
  en: (nodes) =>
    nodes === 1
      ? 'a simulation refuses the one node for the same reason'
      : `a simulation of the ${nodes} nodes refuses the same ones for the same reasons`,
  ko: (nodes) => `노드 ${nodes}개를 시뮬레이션하면 같은 노드가 같은 이유로 막힙니다`,
};
const DIFFERS: Text<[nodes: number, reasons: string]> = {
  en: (nodes, reasons) =>
    `a simulation of the ${nodes} nodes gives other reasons than the scheduler: ${reasons}`,
  ko: (nodes, reasons) =>
    `노드 ${nodes}개를 시뮬레이션한 이유가 스케줄러 메시지와 다릅니다: ${reasons}`,
};
const FREE: Bilingual = { en: 'free', ko: '여유 있음' };
