import type { KnownBlock } from '@slack/types';

import { textName } from '../../answers/words/object-name.ts';
import { wordings, type Wording } from '../../answers/words/slack.ts';
import type { Answer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { fixedBy } from '../../incident/undoing.ts';
import { buttonRow, context, packed, section, sizeOf, type Message } from './blocks.ts';
import { liveButton, reviewButton } from './fix-buttons.ts';
import { LIMITS } from './limits.ts';
import { barredLine, briefBlocks, firstFix, offersOf, remediesOf, restBlocks } from './remedy.ts';
import { cardBlocks } from './rollout-card.ts';
import { code, listed, plain, safe, sentence } from './text.ts';
import { groundBlocks } from './verdict.ts';

const MOST_PAGES = 3;
const MOST_FINDINGS = 6;
const MOST_EVIDENCE = 8;
const MOST_LISTED = 12;
const MOST_BLOCKS = 30;
/** What the notification text, the buttons and a closing line may take of a page. */
const RESERVE = 1500;

/** The replies under the parent: all evidence, what was ruled out or not checked, every fix with its proof. */
export function detailsMessages(incident: Incident & Readonly<{ answer: Answer }>): Message[] {
  const words = wordings[incident.lang];
  const { answer } = incident;
  const text = plain(
    words.detailsOf(
      textName(answer.target, incident.lang) ?? answer.target.name,
      remediesOf(incident).length,
    ),
    LIMITS.fallback,
  );

  const isFixed = fixedBy(incident) !== undefined;
  const parts = [
    ...findingParts(answer, words, isFixed),
    ...(isFixed ? [] : cardBlocks(answer).map((block) => [block])),
    ...listPart(
      words.parts.ruledOut,
      [...Map.groupBy(answer.ruledOut, ({ because }) => because)],
      ([because, causes]) =>
        `${sentence(because, 200)}: ${causes
          .slice(0, MOST_LISTED)
          .map(({ id }) => code(id, 80))
          .join(', ')}`,
    ),
    ...listPart(
      words.parts.notChecked,
      answer.notChecked,
      ({ what, why }) => `${sentence(what, 300)}: ${sentence(why, 200)}`,
    ),
    ...fixParts(incident, words),
    ...listPart(
      words.parts.refused,
      answer.findings.flatMap(({ refused = [] }) => refused),
      ({ title, text }) => `${sentence(title, 150)}: ${sentence(text, 500)}`,
    ),
  ];
  const pages = paged(parts);
  const last = pages[MOST_PAGES - 1];
  if (pages.length > MOST_PAGES) last?.push(context(`… ${words.cutHere}`));
  return pages
    .slice(0, MOST_PAGES)
    .map((blocks) => ({ text: safe(text, LIMITS.fallback), blocks }));
}

/** The parent has the first finding's sentence; once that is fixed, nothing follows from it any more. */
function findingParts(answer: Answer, words: Wording, isFixed: boolean): KnownBlock[][] {
  return answer.findings.slice(0, MOST_FINDINGS).map((finding, at) => {
    const { title, id, role, cause, detail } = finding;
    const { so: _, ...past } = finding;
    const head = [`*${words.roles[role]}*`, at > 0 && sentence(title, 300), code(id, 120)];
    const said = [at > 0 && cause, detail].filter(Boolean).join(' ');
    return [
      section(
        [head.filter(Boolean).join('  '), said && sentence(said, 1500)].filter(Boolean).join('\n'),
      ),
      ...groundBlocks(isFixed ? past : finding, answer, words, MOST_EVIDENCE),
    ];
  });
}

/** The parent has the first fix with its proof and its button; what it changes exactly is here. */
function fixParts(incident: Incident, words: Wording): KnownBlock[][] {
  const offers = offersOf(incident);
  const all = remediesOf(incident);
  const first = firstFix(all);
  return all.map((remedy, at) => {
    const isFirst = remedy === first;
    const offer = offers.find(({ finding, id }) => finding === remedy.finding && id === remedy.id);
    return [
      ...(isFirst ? restBlocks(remedy, at, words) : briefBlocks(remedy, at, words)),
      ...buttonRow([
        ...(offer && !isFirst ? [reviewButton(incident, offer, words)] : []),
        ...liveButton(incident, remedy, words),
      ]),
      ...(isFirst ? [] : barredLine(incident, remedy).map(context)),
    ];
  });
}

function listPart<T>(
  title: string,
  items: readonly T[],
  line: (item: T) => string,
): KnownBlock[][] {
  if (items.length === 0) return [];
  const lines = items.slice(0, MOST_LISTED).map((item) => listed(line(item)));
  const more = items.length > MOST_LISTED ? [listed('…')] : [];
  return [packed([`*${title}*`, ...lines, ...more])];
}

/** Keeps each part whole where a page can hold it. */
function paged(parts: readonly KnownBlock[][]): KnownBlock[][] {
  const pages: KnownBlock[][] = [];
  for (const part of parts) {
    const page = pages.at(-1);
    if (page && fits([...page, ...part])) page.push(...part);
    else if (fits(part)) pages.push([...part]);
    else for (const block of part) addBlock(pages, block);
  }
  return pages;
}

function addBlock(pages: KnownBlock[][], block: KnownBlock): void {
  const page = pages.at(-1);
  if (page && fits([...page, block])) page.push(block);
  else pages.push([block]);
}

/** Buttons come and go, and must not move the rest to another page: room for them is always kept. */
function fits(blocks: readonly KnownBlock[]): boolean {
  const lasting = blocks.filter(({ type }) => type !== 'actions');
  const size = lasting.reduce((sum, block) => sum + sizeOf(block), 0);
  return size <= LIMITS.message - RESERVE && lasting.length <= MOST_BLOCKS;
}
