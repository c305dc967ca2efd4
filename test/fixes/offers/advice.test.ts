import { describe, expect, it } from '@jest/globals';

import type { Bilingual } from '#src/domain/lang.ts';
import type { Advice, Beside, Cause } from '#src/domain/model.ts';
import type { Proposal, Remedy } from '#src/domain/remedy.ts';
import type { Resource } from '#src/domain/resource.ts';
import { rollBack } from '#src/fixes/catalogue/rollout/roll-back.ts';
import { adviceOf } from '#src/fixes/offers/advice.ts';
import { bilingual } from '#src/text/bilingual.ts';
import { openWorld } from '#src/world/open-world.ts';
import { crashOf, template } from '#test/fixes/support/crashes.ts';
import { cluster } from '#test/support/clusters.ts';

const UNDO = 'kubectl -n shop rollout undo deployment/web';
const LOOK = 'kubectl -n shop get pods';
const MEND = alike({ title: 'Or fix it', text: 'Fix web.' });
const web = template({});
const annotations = { 'argocd.argoproj.io/tracking-id': 'blog:apps/Deployment:shop/web' };
const gits = { ...web, metadata: { ...web.metadata, annotations } };

describe('the advice of a cause', () => {
  it('is words without a change, and a command where it has one', () => {
    const [offered] = proposed(advising(UNDO), web);

    expect(offered).toMatchObject({ kind: 'manual', risk: 'none', command: UNDO });
    expect(offered).not.toHaveProperty('change');
  });

  it('gives no command for what Git would put back, but one that only looks', () => {
    expect(proposed(advising(UNDO), gits)[0]).not.toHaveProperty('command');
    expect(proposed(advising(LOOK, { commandOnly: 'looks' }), gits)).toMatchObject([
      { command: LOOK },
    ]);
  });

  it('is none where it does not fit, and where a cause has none', () => {
    const { advice: _, ...silent } = advising(UNDO);

    expect(proposed({ ...silent, advice: { choose: () => undefined } }, web)).toEqual([]);
    expect(adviceOf(silent)).toEqual([]);
  });

  it('is taken back by hand unless it says how', () => {
    const [remedy] = adviceOf(advising(UNDO));
    const subject = { kind: 'apps/Deployment', name: 'web' };

    expect(remedy?.text.en({ subject, found: {} })).toEqual({
      title: 'Go back',
      text: 'web ran before.',
      undo: 'As it was done: by hand.',
    });
  });

  it('may be lines, with words only where there are some', () => {
    const lines = { ...alike({ title: 'Look', text: '', lines: ['df -h'] }), besides: [MEND] };
    const [remedy] = adviceOf({ ...advising(UNDO), advice: { choose: () => lines } });

    expect(remedy?.text.en(given)).toMatchObject({ text: 'Fix web.', lines: ['df -h'] });
    expect(remedy?.text.en({ ...given, beside: 0 })).not.toHaveProperty('lines');
  });
});

describe('the advice of a cause beside changes', () => {
  const halves = [
    { ...MEND, unless: 'some/mend' },
    alike({ title: 'Or wait', text: 'It may pass.' }),
  ];

  it('is said whole where none does what it says', () => {
    expect(beside(advising(UNDO), [])).toMatchObject({ command: UNDO });
    expect(beside(advising(UNDO), [change('other', [])])).toMatchObject({ command: UNDO });
    expect(beside(advising(UNDO), [{ ...own, isLastResort: true }])).toMatchObject({
      command: UNDO,
    });
    expect(beside(advising(UNDO, { doneBy: [] }), [own])).toMatchObject({ command: UNDO });
  });

  it('is not said where one does it, by its cause or by name', () => {
    expect(beside(advising(UNDO), [own])).toBeUndefined();
    expect(
      beside(advising(UNDO, { doneBy: ['every'] }), [change('every', 'every-root')]),
    ).toBeUndefined();
  });

  it('leaves the first half that none of them does, without its command', () => {
    const halved = advising(UNDO, {}, halves);

    expect(said(halved, [own])).toMatchObject({ title: 'Or fix it', text: 'Fix web.' });
    expect(said(halved, [own, change('some/mend', [])])).toMatchObject({ title: 'Or wait' });
    expect(beside(halved, [own])).not.toHaveProperty('command');
    expect(said(halved, [])).toMatchObject({
      title: 'Go back',
      text: 'web ran before. Fix web. It may pass.',
    });
  });

  it('leaves the command to the half that it does', () => {
    const [half, ...others] = halves;
    const halved = advising(UNDO, {}, [{ ...MEND, ...half, isCommand: true }, ...others]);

    expect(beside(halved, [own])).toMatchObject({ command: UNDO });
    expect(beside(halved, [own, change('some/mend', [])])).not.toHaveProperty('command');
  });

  it('speaks of no way back where going back is a change', () => {
    const goingBack = {
      ...proposal(advising(LOOK)),
      params: { ...given, goesBack: true as const },
    };
    const [remedy] = adviceOf(advising(LOOK));

    const left = remedy?.beside?.(goingBack, [rollBack]);

    expect(left).toMatchObject({ command: LOOK });
    expect(left?.params).toEqual(given);
  });
});

const given = { subject: { kind: 'apps/Deployment', name: 'web' }, found: {} };
const own = change('some/change', [advising('')]);

function change(id: string, answers: Remedy['answers']): Remedy {
  const en = () => ({ title: '', text: '', undo: '' });
  return { id, answers, *propose() {}, text: { en, ko: en } };
}

function proposal(cause: Cause): Proposal {
  const command = cause.advice?.command?.(given.subject, {});
  return { kind: 'manual', risk: 'none', params: given, ...(command && { command }) };
}

function beside(cause: Cause, changes: readonly Remedy[]) {
  return adviceOf(cause)[0]?.beside?.(proposal(cause) as Proposal<typeof given>, changes);
}

function said(cause: Cause, changes: readonly Remedy[]) {
  const [remedy] = adviceOf(cause);
  const left = beside(cause, changes);
  return left && remedy?.text.en(left.params);
}

function advising(
  command: string,
  more: Pick<Advice<object>, 'doneBy' | 'commandOnly'> = {},
  besides: readonly Beside[] = [],
): Cause {
  return {
    id: 'some/cause',
    explains: ['pod-failed'],
    *explain() {},
    text: {
      en: () => ({ title: '', sentence: '' }),
      ko: () => ({ title: '', sentence: '' }),
    },
    advice: {
      choose: ({ name }) => ({
        ...alike({ title: 'Go back', text: `${name} ran before.` }),
        besides,
      }),
      command: () => command,
      ...more,
    },
  };
}

function alike<T>(words: T): Bilingual<T> {
  return bilingual(() => words);
}

function proposed(cause: Cause, workload: Resource) {
  const { world } = openWorld(cluster([workload]));
  return adviceOf(cause).flatMap((remedy) => [...remedy.propose(crashOf(cause.id, {}), world)]);
}
