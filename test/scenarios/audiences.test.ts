import { describe, expect, it } from '@jest/globals';

import { answerAbout } from '#src/answers/answer-about.ts';
import { isShown, type ShownInChannel } from '#src/approvals/may-read.ts';
import { NOT_SHOWN } from '#src/approvals/sights-of.ts';
import type { Answer } from '#src/domain/answer.ts';
import { LANGS } from '#src/domain/lang.ts';
import type { Resource } from '#src/domain/resource.ts';
import { mentions } from '#src/text/mentions.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { readers } from '#test/support/audiences.ts';
import { loaderOf } from '#test/support/engines.ts';
import { scenarios } from '#test/support/scenarios.ts';

const EVERYTHING: ShownInChannel = { namespaces: ['*'], kinds: ['*'], logs: true };

describe('who may not see it is not told', () => {
  it.each(LANGS)(
    'of any object of another namespace but where a chain ends and whose that is, in %s',
    async (lang) => {
      const told: string[] = [];
      let looked = 0;
      for (const { name, target, read } of scenarios) {
        const recording = await read();
        for (const namespace of namespacesIn(recording)) {
          const shown = { ...EVERYTHING, namespaces: [namespace] };
          const hidden = hiddenNames(recording, shown, target.name);
          if (hidden.length === 0) continue;
          looked += 1;
          const audience = readers(shown);
          const deps = { loader: loaderOf(recorded(recording)), cluster: 'lab', lang, audience };
          const { answer } = await answerAbout(target, deps);

          const words = wordsOf(answer);
          told.push(
            ...hidden
              .filter(
                (one) => !isAtTheEnd(one, answer) && words.some((text) => mentions(text, one)),
              )
              .map((one) => `${name}, seen from ${namespace}: ${one}`),
          );
        }
      }

      expect(told).toEqual([]);
      expect(looked).toBeGreaterThan(50);
    },
  );

  it('what programs write, where logs are not shown', async () => {
    const told: string[] = [];
    for (const { name, target, read } of scenarios) {
      const recording = await read();
      const objects = JSON.stringify(recording.objects);
      const lines = recording.logs
        .flatMap((log) => log.lines.map(({ text }) => text.trim().slice(0, LINE)))
        .filter((text) => text.length === LINE && !objects.includes(written(text)));
      if (lines.length === 0) continue;
      const audience = readers({ ...EVERYTHING, logs: false });
      const deps = { loader: loaderOf(recorded(recording)), cluster: 'lab', audience };
      const { answer } = await answerAbout(target, { ...deps, lang: 'en' });

      const text = JSON.stringify(answer);
      told.push(
        ...lines.filter((line) => text.includes(written(line))).map((line) => `${name}: ${line}`),
      );
    }

    expect(told).toEqual([]);
  });
});

const LINE = 40;

/** Names that stand nowhere in what is shown: others say nothing about the hidden object. */
function hiddenNames(
  { objects, logs }: Recording,
  shown: ShownInChannel,
  target: string,
): readonly string[] {
  const isSeen = ({ kind = '', metadata }: Resource) => {
    const { namespace, name = '' } = metadata ?? {};
    return isShown({ on: { kind, name, ...(namespace && { namespace }) } }, shown);
  };
  const seen = JSON.stringify([
    objects.filter(isSeen),
    logs.filter(({ pod }) => isShown({ on: pod }, shown)),
    target,
  ]);
  const names = objects.filter((one) => !isSeen(one)).map(({ metadata }) => metadata?.name ?? '');
  return [...new Set(names)].filter((name) => name && !mentions(seen, name));
}

/** Whether a finding or symptom that is not shown is there, or belongs to it. */
function isAtTheEnd(name: string, { findings, symptoms }: Answer): boolean {
  const ends = [
    ...findings
      .filter(({ id }) => id === NOT_SHOWN)
      .flatMap(({ subject, params }) => [subject, params]),
    ...symptoms.filter(({ kind }) => kind === NOT_SHOWN).map(({ object }) => object),
  ];
  return JSON.stringify(ends).includes(`"${name}"`);
}

/** What could not be read is named, and nothing is said about it. */
function wordsOf(answer: Answer): readonly string[] {
  const texts: string[] = [];
  JSON.stringify({ ...answer, notChecked: [] }, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

function namespacesIn({ objects }: Recording): readonly string[] {
  return [...new Set(objects.flatMap(({ metadata }) => metadata?.namespace ?? []))];
}

function written(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
