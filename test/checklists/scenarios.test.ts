import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { z } from 'zod';

import { checked } from '#src/answers/checked.ts';
import { listsNamed } from '#src/answers/lists-named.ts';
import { fullName } from '#src/answers/words/object-name.ts';
import { readRecording } from '#src/cluster/recording.ts';
import type { AnswerLine } from '#src/domain/answer.ts';
import { LANGS, type Lang } from '#src/domain/lang.ts';
import { metered } from '#src/world/metered.ts';
import { recorded } from '#src/world/recorded.ts';

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

async function linesOf(
  recording: string,
  name: string,
  lang: Lang,
): Promise<readonly AnswerLine[]> {
  const source = recorded(await readRecording(recording));
  const named = listsNamed([name]);
  const lists = 'lists' in named ? named.lists : [];
  const loader = metered({ load: async () => source });
  const answer = await checked(lists, undefined, { loader, cluster: 'lab', lang });
  return answer.lists.flatMap(({ lines }) => lines);
}

function sentences({ is, objects, text }: AnswerLine): readonly string[] {
  return objects.map((one) => `${is} ${fullName(one).replaceAll('`', '')}: ${text}`);
}
