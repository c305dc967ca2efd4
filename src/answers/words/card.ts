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
  return [
    topLine(card, lang),
    ...(step ? [words.step(step, doesWords(step, lang))] : []),
    ...(weight ? [words.weight(weight)] : []),
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

function topLine({ strategy, state, pods }: Card, lang: Lang): string {
  const words = cardWords[lang];
  const name = words.strategies[strategy];
  const isWhole = state === 'done' && pods.updated >= pods.wanted; // a partition keeps some as they were
  return isWhole ? words.doneTop(name, pods) : words.top(name, words.states[state], pods);
}

/** The images in which revisions differ; sidecars seldom do. */
function ownImages({ images }: RevisionCard, { revisions }: Card): readonly string[] {
  const own = images.filter((image) => !revisions.every((one) => one.images.includes(image)));
  return own.length > 0 ? own : images.slice(0, 1);
}

function doesWords({ does, value }: CardStep, lang: Lang): string {
  return cardWords[lang].does[does](value);
}
