import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { Deadlock, Preflight, TriedChange } from '../../domain/preflight.ts';
import { filterWords } from '../../knowledge/placement/filter-words.ts';
import { marked } from '../../text/marked.ts';
import { fullName } from './object-name.ts';
import { preflightEn } from './preflight-en.ts';
import { preflightKo } from './preflight-ko.ts';

/** The words around an update before it happens. */
export const preflightWords: Bilingual<typeof preflightEn> = {
  en: preflightEn,
  ko: preflightKo,
};

/** The outcome in one sentence: whether it fits, else at which step it stops, what is missing and what avoids that. */
export function preflightSummary({ target, is, course, tried }: Preflight, lang: Lang): string {
  const words = preflightWords[lang];
  const name = fullName(target);
  if (course.is === 'not-decided') return words.notDecided(name, undecidedWords(course.why, lang));
  if (course.is === 'fits')
    return course.tight ? words.tight(name) : words.fits(name, is === 'new');

  const { deadlock } = course;
  const needs = needsWords(deadlock, lang);
  const { step, endsByItself } = deadlock;
  if (endsByItself.length > 0) return words.waits(name, step, needs, endsByItself);
  const way = tried.find(isWayOut);
  const avoided = way ? `; ${words.avoidedBy(changeWords(way, lang))}` : '';
  return words.stuck(
    name,
    step,
    `${needs}${avoided}${way ? costWords(way, lang) : ''}`,
    is === 'new',
  );
}

/** What the next pod lacks: "needs 1 more nvidia.com/gpu on node `x`". */
function needsWords({ stop, rules, nodes, lacks, ports }: Deadlock, lang: Lang): string {
  const { needs, needsOf } = preflightWords[lang];
  if (stop) return needs.stopped(stop.code, stop.object);
  const names = marked(nodes);
  const [rule, ...more] = rules;
  if (lacks.length > 0 && more.length === 0) return needsOf(lacks.map(needs.lack).join(', '));
  if (ports.length > 0 && more.length === 0) return needsOf(needs.ports(ports, names));
  if (!rule) return needsOf(needs.noNode);
  const known = more.length === 0 && isKnown(rule) ? needs[rule](names) : undefined;
  const things = rules.map((one) => filterWords[one]?.[lang].thing ?? one);
  return needsOf(known ?? needs.other(things.join(', '), names));
}

const KNOWN = [
  'topology-spread',
  'inter-pod-affinity',
  'taints',
  'unschedulable',
  'node-affinity',
  'node-name',
] as const;

function isKnown(rule: string): rule is (typeof KNOWN)[number] {
  return KNOWN.some((one) => one === rule);
}

/** The change in a few words. */
export function changeWords(tried: TriedChange, lang: Lang): string {
  return preflightWords[lang].changes[tried.change](tried);
}

/** What a change costs, and what is not certain about it, in brackets. */
export function costWords({ downtime, course }: TriedChange, lang: Lang): string {
  const words = preflightWords[lang];
  const open = course.is === 'not-decided' && words.asFarAs(undecidedWords(course.why, lang));
  const said = [downtime && words.downtime, open].filter((one) => typeof one === 'string');
  return said.length > 0 ? ` (${said.join('; ')})` : '';
}

/** Whether a change avoids the deadlock, as far as could be read. */
export function isWayOut({ course }: TriedChange): boolean {
  return course.is === 'fits' || (course.is === 'not-decided' && !course.deadlock);
}

/** Why something is not decided, by its code. */
export function undecidedWords(why: string, lang: Lang): string {
  const words: Readonly<Record<string, string>> = preflightWords[lang].undecided;
  return words[why] ?? why;
}
