import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { z } from 'zod';

import { checked, CHECK_COSTS } from '#src/answers/checked.ts';
import { listsNamed } from '#src/answers/lists-named.ts';
import { fullName } from '#src/answers/words/object-name.ts';
import { readRecording } from '#src/cluster/recording.ts';
import type { AnswerLine, Spent } from '#src/domain/answer.ts';
import { LANGS, type Lang } from '#src/domain/lang.ts';
import type { Source } from '#src/domain/model.ts';
import type { MeteredLoader } from '#src/domain/ports.ts';
import { metered } from '#src/world/metered.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';

const FOLDER = 'test/checklists/scenarios';
/** `lines` are parts of lines, each with its mark and its object; `isWell`: nothing fails. */
const Expectation = z.strictObject({
  recording: z.string().exactOptional(),
  list: z.string(),
  lines: z.array(z.string()),
  isWell: z.literal(true).exactOptional(),
});

const scenarios = readdirSync(FOLDER).map((name) => {
  const file = join(FOLDER, name, 'expect.yaml');
  const { recording = join(FOLDER, name), ...rest } = Expectation.parse(
    load(readFileSync(file, 'utf8')),
  );
  return { name, recording, ...rest };
});

it.each(scenarios)(
  'says of $name what is to be said',
  async ({ recording, list, lines, isWell }) => {
    const all = await linesOf(recording, list, 'en');
    const said = all.flatMap(sentences);

    for (const expected of lines) {
      const [, start = '', part = ''] = /^(.*?): (.*)$/.exec(expected) ?? [];
      expect(said.filter((one) => one.startsWith(`${start}:`))).toContainEqual(
        expect.stringContaining(part),
      );
    }
    expect(all.filter(({ is }) => isWell && is === 'fail')).toEqual([]);
  },
);

it.each(scenarios)('says of $name the same in Korean', async ({ recording, list }) => {
  const [en, ko] = await Promise.all(LANGS.map((lang) => linesOf(recording, list, lang)));

  expect(ko?.map(({ item, is }) => [item, is])).toEqual(en?.map(({ item, is }) => [item, is]));
  expect(ko?.every(({ text }) => /[가-힣]/.test(text))).toBe(true);
});

it.each(scenarios)(
  'says of $name the same where it has to load what it looks at',
  async ({ recording, list }) => {
    expect(await linesOf(recording, list, 'en', lazily)).toEqual(
      await linesOf(recording, list, 'en'),
    );
  },
);

async function linesOf(
  recording: string,
  name: string,
  lang: Lang,
  open: (source: Source, most: Spent) => MeteredLoader = atOnce,
): Promise<readonly AnswerLine[]> {
  const source = recorded(await readRecording(recording));
  const named = listsNamed([name]);
  const lists = 'lists' in named ? named.lists : [];
  const loader = open(source, CHECK_COSTS);
  const answer = await checked(lists, {}, { loader, cluster: 'lab', lang });
  return answer.lists.flatMap(({ lines }) => lines);
}

function atOnce(source: Source): MeteredLoader {
  return metered({ load: async () => source });
}

function sentences({ is, objects, text }: AnswerLine): readonly string[] {
  return objects.map((one) => `${is} ${fullName(one).replaceAll('`', '')}: ${text}`);
}
