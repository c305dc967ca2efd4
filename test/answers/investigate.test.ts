import { describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { readRecording } from '#src/cluster/recording.ts';
import { LANGS } from '#src/domain/lang.ts';
import { SearchRefused } from '#src/engine/search-refused.ts';
import { UnknownKind } from '#src/engine/unknown-kind.ts';
import { kinds } from '#src/readings/kinds/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster } from '#test/support/clusters.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { plan, web } from '#test/support/verdicts.ts';

const asked = { query: { text: 'web', namespace: 'shop' } };

describe('investigate', () => {
  it('answers about what the query means, with the plans that may be approved', async () => {
    const result = await investigate(asked, depsWith());

    expect(result).toMatchObject({
      is: 'answer',
      answer: { target: { ...web, cluster: 'lab' }, lang: 'en', state: 'explained' },
      plans: [plan()],
    });
  });

  it('names the workload that the target belongs to, for what is remembered of that', async () => {
    const source = recorded(await readRecording('recordings/inc-000-1'));
    const deps = { loader: loaderOf(source), cluster: 'lab', lang: 'en' } as const;
    const query = { text: 'web-6c7c9fb85d-8lqpc', namespace: 'blog-system' };

    expect(await investigate({ query }, deps)).toMatchObject({
      owners: [
        {
          of: { kind: 'Pod', name: 'web-6c7c9fb85d-8lqpc' },
          by: { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web' },
        },
      ],
    });
  });

  it('needs no resolution for an object that is known', async () => {
    const resolveTarget = () => Promise.reject(new Error('not asked for'));

    expect(await investigate({ target: web }, depsWith({ resolveTarget }))).toMatchObject({
      is: 'answer',
    });
  });

  it('explains what others name and nobody made', async () => {
    const source = recorded(await readRecording('test/scenarios/cm-missing-env'));
    const query = { text: 'cm/profile-config', namespace: 'profile-prod' };
    const deps = { loader: loaderOf(source), cluster: 'lab', lang: 'en' } as const;

    expect(await investigate({ query }, deps)).toMatchObject({
      answer: { state: 'explained', findings: [{ id: 'config/missing-config', role: 'root' }, {}] },
    });
  });

  it('lets a person choose among several objects', async () => {
    const candidates = [web, { ...web, name: 'web-2', uid: 'pod-2' }];
    const resolveTarget = async () => ({ is: 'ambiguous', candidates }) as const;

    expect(await investigate(asked, depsWith({ resolveTarget }))).toEqual({
      is: 'ambiguous',
      candidates: [web, { ...web, name: 'web-2' }],
    });
  });

  it('names what is nearest where there is no such target', async () => {
    const resolveTarget = async () => ({ is: 'no-such-target', nearest: [web] }) as const;

    expect(await investigate(asked, depsWith({ resolveTarget }))).toEqual({
      is: 'no-such-target',
      nearest: [web],
    });
  });

  it.each([
    ['en', 'Nearest kinds: deployment.'],
    ['ko', '비슷한 종류: deployment'],
  ] as const)('names the nearest kinds where the kind is unknown, in %s', async (lang, said) => {
    const { world } = openWorld(cluster([]));
    const resolveTarget = () => Promise.reject(new UnknownKind('deploymnt', kinds, world));

    expect(await investigate(asked, { ...depsWith({ resolveTarget }), lang })).toMatchObject({
      is: 'failed',
      message: expect.stringContaining(said),
    });
  });

  it.each(['resolveTarget', 'diagnose', 'plansFor'] as const)(
    'says what to do when the cluster cannot be reached on %s',
    async (part) => {
      const result = await investigate(asked, depsWith({ [part]: unreachable }));

      expect(result).toMatchObject({ is: 'failed', code: 'unreachable' });
      expect(result).toHaveProperty(
        'message',
        expect.stringMatching(/lab .*Ask again.*ECONNREFUSED/),
      );
    },
  );

  it('says in both languages what it may not list', async () => {
    const resolveTarget = async () => {
      throw new SearchRefused('web', ['Pod', 'apps/Deployment'], 'forbidden');
    };

    for (const lang of LANGS) {
      const result = await investigate(asked, { ...depsWith({ resolveTarget }), lang });
      const message = expect.stringMatching(/Pod, Deployment.*pod\/web -n <namespace>/);
      expect(result).toEqual({ is: 'failed', code: 'failed', message });
    }
  });

  it('does not swallow any other error', async () => {
    const diagnose = () => Promise.reject(new TypeError('a bug'));

    await expect(investigate(asked, depsWith({ diagnose }))).rejects.toThrow('a bug');
  });
});

function depsWith(parts: Parameters<typeof engineThat>[0] = {}) {
  return { engine: engineThat(parts), loader: loaderOf(), cluster: 'lab', lang: 'en' } as const;
}
