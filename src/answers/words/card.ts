import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { CardStep, RevisionCard, RolloutCard } from '../../domain/rollout-card.ts';
import { cardEn } from './card-en.ts';
import { cardKo } from './card-ko.ts';

/** The words around an update that runs. */
export const cardWords: Bilingual<typeof cardEn> = { en: cardEn, ko: cardKo };

type Card = Omit<RolloutCard, 'lines'>;

/** Where an update is, and why it stands still. */
export function headLines(card: Card, lang: Lang): readonly string[] {
  const { step, weight, pause, abort } = card;
  const words = cardWords[lang];
  const lost = lostOf(card);
  return [
    topLine(card, lang),
    ...(step ? [words.step(step, doesWords(step, lang))] : []),
    ...(weight ? [words.weight(weight)] : []),
    ...(lost ? [words.lost(lost)] : []),
    ...(card.promotesFully ? [words.promotesFully] : []),
    ...(card.keepsStable ? keptLines(card, lang) : []),
    ...(pause ? [words.pause(pause)] : []),
    ...(abort ? [words.abort(abort)] : []),
  ];
}

/** A card from top to bottom; a line that begins with two blanks belongs to the one above. */
export function cardLines(card: Card, lang: Lang): readonly string[] {
  const { next, waitsFor } = card;
  const words = cardWords[lang];
  return [
    ...headLines(card, lang),
    ...card.revisions.flatMap((one) => [
      words.revision({ ...one, images: ownImages(one, card) }, words.roles[one.role]),
      ...one.pods.map(
        ({ name, problem }) => `  ${problem ? `\`${name}\`: ${problem}` : words.notReady(name)}`,
      ),
    ]),
    ...card.analyses.flatMap((one) => [
      words.analysis(one),
      ...one.metrics.map((metric) => `  ${words.metric(metric)}`),
    ]),
    ...(waitsFor ? [words.waitsFor(waitsFor)] : []),
    ...(next ? [words.next(next, next.step && doesWords(next.step, lang)), next.why] : []),
  ];
}

/** The share, in percent, of the traffic that goes to a new revision of which no pod is ready. */
function lostOf({ weight, revisions }: Card): number | undefined {
  const canary = revisions.find(({ role }) => role === 'canary');
  if (!weight || !canary || canary.ready > 0 || weight.actual === 0) return undefined;
  return Math.round((weight.actual / weight.of) * 100);
}

/** Why more pods are wanted than `dynamicStableScale` makes one expect. */
function keptLines({ revisions: [newest, ...others] }: Card, lang: Lang): readonly string[] {
  const older = sumOf(others, 'wanted');
  return newest && older > 0 ? [cardWords[lang].keepsStable(newest.wanted, older)] : [];
}

function topLine({ strategy, state, pods, revisions }: Card, lang: Lang): string {
  const words = cardWords[lang];
  const name = words.strategies[strategy];
  // Pods of both revisions, which together may be more than are wanted: the counts of a status do not tell them apart.
  const [newest, ...others] = revisions;
  if (newest && newest.role !== 'old' && others.length > 0 && state !== 'done') {
    const older = { ready: sumOf(others, 'ready'), wanted: sumOf(others, 'wanted') };
    return words.both(name, words.states[state], pods, { newest, older });
  }
  const isWhole = state === 'done' && pods.updated >= pods.wanted; // a partition keeps some as they were
  return isWhole ? words.doneTop(name, pods) : words.top(name, words.states[state], pods);
}

function sumOf(revisions: readonly RevisionCard[], part: 'ready' | 'wanted'): number {
  return revisions.reduce((sum, one) => sum + one[part], 0);
}

/** The images in which revisions differ; sidecars seldom do. */
function ownImages({ images }: RevisionCard, { revisions }: Card): readonly string[] {
  const own = images.filter((image) => !revisions.every((one) => one.images.includes(image)));
  return own.length > 0 ? own : images.slice(0, 1);
}

function doesWords({ does, value }: CardStep, lang: Lang): string {
  return cardWords[lang].does[does](value);
}
