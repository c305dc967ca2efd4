import { describe, expect, it } from '@jest/globals';

import { toAnswer } from '#src/answers/answer.ts';
import { wordings } from '#src/answers/words/slack.ts';
import { statusOfAnswer } from '#src/cli/status-of-answer.ts';
import type { Answer } from '#src/domain/answer.ts';
import { gapKind } from '#src/domain/gap-kind.ts';
import { GAPS } from '#src/domain/gap.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { titleLine } from '#src/slack/views/verdict.ts';
import { recorded } from '#src/world/recorded.ts';
import { SERVED_KIND } from '#src/world/served-kinds.ts';
import { incident } from '#test/slack/support/incidents.ts';
import { lazily } from '#test/support/clusters.ts';
import { failingReads, sortOf } from '#test/support/failing-reads.ts';
import { sampled, seed } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** Each of them once in a while: which comes after which is by the order of the reads. */
const FAILURES = GAPS.filter((gap) => gapKind[gap] === 'failed');
const CALM = ['healthy', 'recovered'];
const SAYS_WELL = /^Nothing wrong| is healthy: |has recovered|Nothing wrong so far/;

describe.each(scenarios)(`scenario $name, by seed ${seed}`, ({ target, read }) => {
  it('is never called well after a read that failed, or a refused one that it rests on', async () => {
    const source = recorded(await read());
    const loader = lazily(source);
    await diagnose(target, loader, rules);
    const sorts = [...new Set(loader.rounds.flat().map(sortOf))].filter(
      (sort) => sort !== SERVED_KIND,
    );
    const needed = [target.kind, 'Pod', 'logs', 'events'].filter((sort) => sorts.includes(sort));
    const tried = [
      ...sampled(sorts).map((sort, at) => ({ sort, why: FAILURES[at % FAILURES.length] })),
      ...needed.map((sort) => ({ sort, why: 'forbidden' as const })),
    ];

    const wrong: unknown[] = [];
    for (const { sort, why = 'no-answer' } of tried) {
      const less = lazily(failingReads(source, sort, why));
      const { verdict } = await diagnose(target, less, rules);
      const answer = toAnswer(verdict, [], { lang: 'en', cluster: 'lab', causes: rules.causes });
      const wasAsked = less.rounds.flat().some((one) => sortOf(one) === sort);
      if (wasAsked && isCalm(answer)) wrong.push([sort, why, answer.state, answer.summary]);
      if (sort === target.kind && isUntold(answer)) wrong.push([sort, why, 'untold', answer.state]);
      const status = statusOfAnswer(answer);
      if (status !== (answer.state === 'unread' ? 3 : 0)) wrong.push([sort, why, status]);
    }
    expect(wrong).toEqual([]);
  });
});

function isCalm(answer: Answer): boolean {
  const title = titleLine({ ...incident(), answer }, wordings.en);
  return CALM.includes(answer.state) || SAYS_WELL.test(answer.summary) || title.startsWith('🟢');
}

/** Of a target that could not be read only trouble around it may be told. */
function isUntold({ state, symptoms }: Answer): boolean {
  return state !== 'unread' && symptoms.length === 0;
}
