import { describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { answerText } from '#src/cli/answer-text.ts';
import { readRecording } from '#src/cluster/recording.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';

const STABLE = 'blog-6555444854-hsrv6';
const CANARY = 'blog-77bdd4958-p2ngz';
const WARNING = `The log of ${CANARY}, which is of the new revision, complains: read it first.`;
const FAILING = Array.from(
  { length: 6 },
  (_, at) => `{"level":"error","msg":"cannot price order ${at}"}`,
);

describe('the answer about a canary that its plan paused', () => {
  it('offers to promote it with a warning where the log of its pod complains', async () => {
    expect(await promotion(CANARY, FAILING)).toContain(WARNING);
  });

  it.each([
    ['its log is clean', CANARY, ['{"level":"info","msg":"listening on :8080"}']],
    ['only the log of a stable pod complains', STABLE, FAILING],
  ])('offers it without one where %s', async (_, pod, lines) => {
    const said = await promotion(pod, lines);

    expect(said).toContain('Promote past the pause');
    expect(said).not.toContain('complains');
  });
});

/** What a terminal says of promoting it, on one line. */
async function promotion(pod: string, lines: readonly string[]): Promise<string> {
  const recording = await readRecording('test/scenarios/ok-canary-paused-by-plan');
  const logs = recording.logs.map((log) =>
    log.pod.name === pod
      ? { ...log, lines: lines.map((text) => ({ at: recording.now, text })) }
      : log,
  );
  const target = { kind: 'argoproj.io/Rollout', namespace: 'ok-blog', name: 'blog' };
  const loader = lazily(recorded({ ...recording, logs }));
  const found = await investigate({ target }, { loader, cluster: 'lab', lang: 'en' });
  if (found.is !== 'answer') throw new Error(found.is);
  const text = answerText(found.answer, { colour: false, columns: 100 });
  return text.slice(text.indexOf('1. Promote'), text.indexOf('2. Abort')).replaceAll(/\s+/g, ' ');
}
