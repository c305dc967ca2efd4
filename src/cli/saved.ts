import { savedWords } from '../answers/words/replay.ts';
import type { Replay } from '../cluster/replay-file.ts';
import type { OpenedCluster, Session } from './session.ts';

/** A cluster to ask; `save` writes the answer down with the facts behind it, where --save names a file. */
export type SavingCluster = OpenedCluster &
  Readonly<{ save(question: Replay['question'], answer: object): Promise<void> }>;

/**
 * Keeps what is read where --save names a file: under a cover, so that the answer is made from what the file holds. What
 * does so is loaded only then.
 */
export async function savingTo(
  file: string | undefined,
  opened: OpenedCluster,
  { terminal }: Session,
): Promise<SavingCluster> {
  if (!file) return { ...opened, save: async () => {} };
  const { keeping } = await import('../world/keeping.ts');
  const { coverFor } = await import('../cluster/cover.ts');
  const { writeReplay } = await import('../cluster/replay-file.ts');
  const { redactedFacts } = await import('../text/redaction/redacted-facts.ts');
  const loader = keeping(redactedFacts(opened.loader, coverFor('answer')));
  return {
    ...opened,
    loader,
    async save(question, answer) {
      await writeReplay(file, { question, ...loader.kept(), answer: plain(answer) });
      terminal.err(`${savedWords[question.lang](file)}\n`);
    },
  };
}

/** As it is printed in JSON. */
function plain(answer: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;
}
