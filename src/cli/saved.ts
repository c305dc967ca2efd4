import { savedWords } from '../answers/words/replay.ts';
import { coverFor } from '../cluster/cover.ts';
import { writeReplay, type Replay } from '../cluster/replay-file.ts';
import { redactedFacts } from '../redaction/redacted-facts.ts';
import { keeping } from '../world/keeping.ts';
import type { OpenedCluster, Session } from './session.ts';

/** A cluster to ask; `save` writes the answer down with the facts behind it, where --save names a file. */
export type SavingCluster = OpenedCluster &
  Readonly<{ save(question: Replay['question'], answer: object): Promise<void> }>;

/** Keeps what is read where --save names a file: under a cover, so that the answer is made from what the file holds. */
export function savingTo(
  file: string | undefined,
  opened: OpenedCluster,
  { terminal }: Session,
): SavingCluster {
  if (!file) return { ...opened, save: async () => {} };
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
