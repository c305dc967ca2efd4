import { describe, expect, it } from '@jest/globals';

import { rules } from '#src/diagnosis/rules.ts';
import { byHandWords } from '#src/remedies/words/by-hand-words.ts';
import { crashOf, proposalsFor, template } from '#test/remedies/support/crashes.ts';

/** What is only quoted, for a person to read, has no advice of its own. */
const QUOTED = ['crash/last-words'];

describe('what a person can do', () => {
  it('is said for every cause of a crash', () => {
    const areas = ['crash/', 'security/', 'probe/'];
    const ids = rules.causes
      .map(({ id }) => id)
      .filter((id) => areas.some((area) => id.startsWith(area)));

    expect(ids.filter((id) => !QUOTED.includes(id) && !(id in byHandWords))).toEqual([]);
  });

  it('is words without a change, and a command where all of it is known', () => {
    const killed = crashOf('crash/oom-killed', { limit: '64Mi', by: 'container' });

    expect(proposalsFor('crash/mend', killed, template({}))).toMatchObject([
      {
        kind: 'manual',
        command: 'kubectl -n shop set resources deployment/web -c app --limits=memory=128Mi',
      },
    ]);
    expect(proposalsFor('crash/mend', killed, template({}))[0]).not.toHaveProperty('change');
  });

  it('restarts what runs with old values', () => {
    const outdated = crashOf('config/outdated-environment', {});

    expect(proposalsFor('crash/mend', outdated, template({}))).toMatchObject([
      { command: 'kubectl -n shop rollout restart deployment/web' },
    ]);
  });

  it('gives no command for what Git would put back', () => {
    const killed = crashOf('crash/oom-killed', { limit: '64Mi', by: 'container' });
    const web = template({});
    const annotations = { 'argocd.argoproj.io/tracking-id': 'blog:apps/Deployment:shop/web' };
    const owned = { ...web, metadata: { ...web.metadata, annotations } };

    expect(proposalsFor('crash/mend', killed, owned)[0]).not.toHaveProperty('command');
  });
});
