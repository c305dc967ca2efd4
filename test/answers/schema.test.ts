import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { investigate } from '#src/answers/investigate.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { publishedSchema } from '#test/support/published-schema.ts';
import { scenarios } from '#test/support/scenarios.ts';

const published: unknown = JSON.parse(readFileSync('docs/kubewhy-v1.schema.json', 'utf8'));

it('publishes the schema of kubewhy/v1 as it is; `npm run schema` writes it', () => {
  expect(published).toEqual(publishedSchema());
});

describe('what is published of the inputs of a fix', () => {
  const schema = z.fromJSONSchema(published as Parameters<typeof z.fromJSONSchema>[0]);

  it('takes an answer that has them', async () => {
    const { text, inputs } = await answered('oom-limit');

    expect(inputs).toMatchObject([{ name: 'memory', type: 'quantity' }]);
    expect(schema.safeParse(JSON.parse(text)).success).toBe(true);
  });

  it.each([
    ['without a name', { name: undefined }],
    ['of no type', { type: 7 }],
    ['whose options are no texts', { options: [7] }],
  ])('takes none %s', async (_, wrong) => {
    const { text, inputs } = await answered('oom-limit');
    const other = text.replace(
      JSON.stringify(inputs),
      JSON.stringify([{ ...inputs[0], ...wrong }]),
    );

    expect(other).not.toBe(text);
    expect(schema.safeParse(JSON.parse(other)).success).toBe(false);
  });
});

async function answered(name: string) {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  const loader = lazily(recorded(await scenario.read()));
  const result = await investigate(
    { target: scenario.target },
    { cluster: 'lab', lang: 'en', loader },
  );
  if (result.is !== 'answer') throw new Error(`${name}: ${result.is}`);
  const { findings } = result.answer;
  const inputs = findings.flatMap(({ remedies }) => remedies.flatMap((one) => one.inputs ?? []));
  return { text: JSON.stringify(result.answer), inputs: inputs.slice(0, 1) };
}
