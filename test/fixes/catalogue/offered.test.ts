import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { beyondReach } from '#src/carry-out/reach/beyond-reach.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import type { Op } from '#src/domain/plan.ts';
import type { Candidate } from '#src/domain/remedy.ts';
import type { Offer } from '#src/fixes/offers/plans.ts';

/** What each scenario is offered: a paragraph that begins with scenario and remedy. */
const paragraphs = readFileSync('test/fixes/catalogue/offered.txt', 'utf8')
  .trim()
  .split('\n\n')
  .map((text) => {
    const [scenario = '', remedy = ''] = text.split('\n')[0]?.split(': ') ?? [];
    return { scenario, remedy, text };
  });

describe('a recorded cluster is offered', () => {
  it.each(paragraphs)('$remedy in $scenario', async ({ scenario, remedy, text }) => {
    // Loaded here: what the rows hold is read as they are loaded, and a test of mutants reaches it only then.
    const { offersIn } = await import('#test/fixes/support/offers-in.ts');
    const offer = (await offersIn(scenario)).find((one) => one.remedy.id === remedy);

    const change = offer?.plan?.changes[0];

    expect(change && beyondReach(change, reachesById.get(remedy) ?? [])).toBeUndefined();
    expect([`${scenario}: ${remedy}`, ...(offer ? linesOf(offer) : [])].join('\n')).toBe(text);
  });
});

it('every row is shown in test/fixes/catalogue/offered.txt, or by its id in another test beside it', async () => {
  const { fieldChanges } = await import('#src/fixes/catalogue/rows/index.ts');
  const shown = new Set(paragraphs.map(({ remedy }) => remedy));
  const tests = globSync('test/fixes/catalogue/**/*.test.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const isNamed = (id: string) => shown.has(id) || tests.some((text) => text.includes(`'${id}'`));

  expect(fieldChanges.map(({ id }) => id).filter((id) => !isNamed(id))).toEqual([]);
});

/** What stands above already. */
const JSON_ARGUMENT = /'[[{].*?'(?= |$)/gs;

/** Kind, risk and goal; what has to stand there, or not to; what is written, and why for good; each input with its candidates; its words and its command. */
function linesOf({ remedy, proposal }: Offer): readonly string[] {
  const { kind, risk, goal, change, command, params, inputs = [] } = proposal;
  return [
    `  ${[kind, risk, ...(goal ? [goal.is] : [])].join(', ')}`,
    ...(change ? [`  ${change.do} ${change.on.kind} ${change.on.name}`] : []),
    ...(change?.guard ?? []).map(opText),
    ...(change?.absent ?? []).map((path) => `  absent ${path || '/'}`),
    ...(change?.ops ?? []).map(opText),
    ...(change && 'none' in change.undo ? [`  no undo: ${change.undo.none}`] : []),
    ...inputs.map(
      ({ name, type, label, candidates }) =>
        `  ${name} (${type}) of ${label}: ${candidates.map(candidateText).join(', ') || 'none'}`,
    ),
    `  says: ${remedy.text.en(params).text}`,
    ...(command === undefined ? [] : [`  $ ${command.replaceAll(JSON_ARGUMENT, '…')}`]),
  ];
}

function candidateText({ value, why }: Candidate): string {
  return `${value} (${why})`;
}

function opText(op: Op): string {
  const value = op.path === '' || op.op === 'remove' ? [] : [JSON.stringify(op.value)];
  return [`  ${op.op}`, op.path || '/', ...value].join(' ');
}
