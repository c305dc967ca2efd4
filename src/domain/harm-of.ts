import type { Answer } from './answer.ts';
import { endOfChain } from './end-of-chain.ts';
import { HARMS, type Harm } from './harm.ts';
import type { Owned } from './jobs.ts';
import { ownRoot } from './own-root.ts';

/** Whom the trouble behind an answer hurts most now; undefined where none is open. */
export function harmOf(answer: Answer, owners: readonly Owned[] = []): Harm | undefined {
  const { findings, symptoms } = answer;
  const root = ownRoot(answer, owners);
  const chain = findings.filter((one) => endOfChain(one, findings) === root);
  const explained = new Set(chain.flatMap(({ explains }) => explains));
  const open = symptoms.filter(
    ({ key, until }) => !until && (explained.size === 0 || explained.has(key)),
  );
  return HARMS.find((harm) => open.some(({ hurts }) => hurts === harm));
}
