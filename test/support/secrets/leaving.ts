import { dump } from 'js-yaml';

import { explained } from '#src/answers/explained.ts';
import { investigate } from '#src/answers/investigate.ts';
import { formats } from '#src/cli/formats.ts';
import { coverFor } from '#src/cluster/cover.ts';
import { withoutSecrets } from '#src/cluster/without-secrets.ts';
import type { Ref } from '#src/domain/model.ts';
import { createLog } from '#src/serve/operations/log.ts';
import { redactedFacts } from '#src/text/redaction/redacted-facts.ts';
import { redactedLines } from '#src/text/redaction/redacted-lines.ts';
import { keeping } from '#src/world/keeping.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { loaderOf } from '#test/support/engines.ts';

const PAPER = { colour: false, columns: 100 };

/** All that leaves of a cluster: each answer, the recording that `capture` writes, and the file of `--save`. */
export async function leaving(
  target: Ref,
  cluster: Recording,
): Promise<Readonly<Record<string, string>>> {
  const opened = redactedFacts(loaderOf(recorded(cluster)));
  const kept = keeping(redactedFacts(opened, coverFor('answer')));
  const asked = { cluster: 'lab', lang: 'en' } as const;
  const results = [
    await investigate({ target }, { loader: opened, ...asked }),
    await investigate({ target }, { loader: kept, ...asked }),
  ];
  const answers = results.flatMap((result) =>
    result.is === 'answer'
      ? Object.entries(formats).map(([name, format]) => [name, format(result, PAPER)])
      : [],
  );
  const cover = coverFor('recording');
  return {
    ...Object.fromEntries(answers),
    results: JSON.stringify(results), // as the queue takes it
    capture: dump(cluster.objects.map((object) => withoutSecrets(object, cover))),
    captured: JSON.stringify(cluster.logs.map(({ lines }) => redactedLines(lines))),
    save: JSON.stringify(kept.kept()),
  };
}

/** All that leaves of a text that somebody pasted, or that a program of our own logs. */
export async function leavingText(text: string): Promise<Readonly<Record<string, string>>> {
  const written: string[] = [];
  createLog('worker', 'info', { write: (line) => written.push(line) }).info(
    { text, nested: [text] },
    text,
  );
  const answer = await explained(`error: ${text}`, { lang: 'en', cluster: 'none' });
  return {
    log: written.join(''),
    explain: formats.text({ answer, plans: [] }, PAPER) + JSON.stringify(answer),
  };
}
