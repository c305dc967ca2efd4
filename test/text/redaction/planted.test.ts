import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { scenarios } from '#test/support/scenarios.ts';
import { forms } from '#test/support/secrets/forms.ts';
import { leaving, leavingText } from '#test/support/secrets/leaving.ts';
import { planted, PLACES_IN_ALL } from '#test/support/secrets/planted.ts';

/** `npm run test:secrets` plants 10,000, each time others. */
const COUNT = Number(process.env['KUBEWHY_SECRETS'] ?? 300);
const SEED = Number(process.env['KUBEWHY_SEED'] ?? 17);
/** In ms, also on a busy machine. */
const TIMEOUT = COUNT * 4_000;

const form = fc.constantFrom(...forms);
/** As a generator of passwords writes them: at least one of each sort, and no word. */
const secret = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9]{12,30}$/), fc.constantFrom('q7Z', 'X4k', 'J9w'))
  .map(([text, ending]) => `x5R${text}${ending}`);

const written = fc
  .tuple(form, secret)
  .map(([{ write }, text]) => ({ secret: text, written: write(text) }));

describe('a secret that is planted', () => {
  it(
    'into a cluster leaves it nowhere',
    async () => {
      const secrets = fc.array(written, { minLength: PLACES_IN_ALL, maxLength: PLACES_IN_ALL });
      const scenario = fc.constantFrom(...scenarios.filter(({ findings }) => findings.length > 0));

      await fc.assert(
        fc.asyncProperty(secrets, scenario, async (all, { target, read }) => {
          const leaves = await leaving(target, planted(await read(), all));

          expect(all.flatMap((one) => telling(leaves, one.secret))).toEqual([]);
        }),
        { numRuns: Math.ceil(COUNT / PLACES_IN_ALL), seed: SEED },
      );
    },
    TIMEOUT,
  );

  it(
    'into a text leaves in no log and no explanation',
    async () => {
      await fc.assert(
        fc.asyncProperty(written, async (one) => {
          expect(telling(await leavingText(one.written), one.secret)).toEqual([]);
        }),
        { numRuns: COUNT, seed: SEED },
      );
    },
    TIMEOUT,
  );
});

/** What lets a half of the secret be read, with the words around it; a terminal breaks lines within words. */
function telling(leaves: Readonly<Record<string, string>>, text: string): readonly string[] {
  const halves = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  return Object.entries(leaves).flatMap(([name, written]) => {
    const whole = written.replaceAll(/\s+/g, '');
    return halves
      .map((half) => whole.indexOf(half))
      .filter((at) => at >= 0)
      .map((at) => `${name}: ${whole.slice(Math.max(0, at - 60), at + 40)}`);
  });
}
