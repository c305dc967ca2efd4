import { describe, expect, it } from '@jest/globals';

import type { Cause } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { adviceOf } from '#src/remedies/advice.ts';
import { openWorld } from '#src/world/open-world.ts';
import { crashOf, template } from '#test/remedies/support/crashes.ts';
import { cluster } from '#test/support/clusters.ts';

const UNDO = 'kubectl -n shop rollout undo deployment/web';
const LOOK = 'kubectl -n shop get pods';
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
    expect(proposed(advising(LOOK), gits)).toMatchObject([{ command: LOOK }]);
  });

  it('is none where it does not fit, and where a cause has none', () => {
    const { advice: _, ...silent } = advising(UNDO);

    expect(
      proposed({ ...silent, advice: { en: () => undefined, ko: () => undefined } }, web),
    ).toEqual([]);
    expect(adviceOf(silent)).toEqual([]);
  });

  it('is taken back by hand unless it says how', () => {
    const [remedy] = adviceOf(advising(UNDO));
    const subject = { kind: 'apps/Deployment', name: 'web' };

    expect(remedy?.inWords({ subject, found: {} }, 'en')).toEqual({
      title: 'Go back',
      text: 'web ran before.',
      undo: 'As it was done: by hand.',
    });
  });
});

function advising(command: string): Cause {
  const said = ({ name }: Readonly<{ name: string }>) => ({
    title: 'Go back',
    text: `${name} ran before.`,
  });
  return {
    id: 'some/cause',
    explains: ['pod-failed'],
    *explain() {},
    text: {
      en: () => ({ title: '', sentence: '' }),
      ko: () => ({ title: '', sentence: '' }),
    },
    advice: { en: said, ko: said, command: () => command },
  };
}

function proposed(cause: Cause, workload: Resource) {
  const { world } = openWorld(cluster([workload]));
  return adviceOf(cause).flatMap((remedy) => [...remedy.propose(crashOf(cause.id, {}), world)]);
}
