import { describe, expect, it } from '@jest/globals';

import { disproofOf } from '#src/answers/disproof.ts';
import type { Engine } from '#src/answers/engine.ts';
import { investigate } from '#src/answers/investigate.ts';
import { readRecording } from '#src/cluster/recording.ts';
import { BadValue } from '#src/domain/errors.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { offer, plan, wordsOnly } from '#test/support/verdicts.ts';

const recording = await readRecording('recordings/inc-000-1');
const TARGET = { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web' };
const values = { replicas: '3' };

describe('a plan that was approved', () => {
  it('is carried out as long as the cluster gives the same one', async () => {
    const shown = await plansNow();
    const against = await Promise.all(shown.map((one) => disproof(one, (object) => object)));

    expect(shown.length).toBeGreaterThan(1);
    expect(against).toEqual(shown.map(() => undefined));
  });

  it('is carried out with a chosen name, though those that exist are still to be loaded', async () => {
    const source = recorded(await readRecording('test/scenarios/priorityclass-misspelt'));
    const query = { text: 'deployment/sender', namespace: 'mail' };
    const deps = { cluster: 'lab', lang: 'en' } as const;
    const result = await investigate({ query }, { ...deps, loader: lazily(source) });
    const plans = result.is === 'answer' ? result.plans : [];
    const [chosen, ...others] = plans.filter((one) => one.values);
    if (!chosen) throw new Error('No plan has values.');

    expect(others).toEqual([]);
    expect(await disproofOf(chosen, 'en', { ...deps, loader: lazily(source) })).toBeUndefined();
  });

  it('is not once its pods would find no node', async () => {
    const [first] = await plansNow();

    expect(await disproof(first, cordoned)).toMatch(/The cluster has changed since the preview/);
  });

  it('is not once the rule that it is about would block as well', async () => {
    const [first] = await plansNow();

    expect(await disproof(first, counted)).toMatch(/The cluster has changed since the preview/);
  });

  it('is not once its cause is gone, whoever has mended that', async () => {
    expect(await told({ plansFor: async () => [] })).toMatch(/Review it again\. The cause is gone/);
    expect(await told({ plansFor: async () => [wordsOnly] })).toContain('can no longer be proved');
  });

  it('is not where a part of its proof is open that held when somebody looked', async () => {
    const unread = { is: 'not-checked', why: 'unread' } as const;
    const now = plan({ proof: { ...plan().proof, placement: unread } });
    const parts = { plansFor: async () => [offer(now)] };

    expect(await told(parts, plan(), ['placement'])).toMatch(
      /could not be proved again .* placement: not checked/,
    );
    expect(await told(parts, plan(), ['rules'])).toBeUndefined();
  });

  it('is not where nobody can prove it, and that is not called a change', async () => {
    const text = await told({ diagnose: unreachable });

    expect(text).toContain('could not be proved again');
    expect(text).not.toContain('has changed');
  });

  it('is proved with the values that somebody chose, for its own cause', async () => {
    const chosen = plan({ values });
    const asked: unknown[] = [];
    const plansFor: Engine['plansFor'] = async (_verdict, _loader, planning) => {
      asked.push(planning.chosen);
      return [offer(planning.chosen ? chosen : plan({ id: 'of-the-first-candidate' }))];
    };

    expect(await told({ plansFor }, chosen)).toBeUndefined();
    expect(asked).toEqual([{ finding: 'some/cause|web', remedy: chosen.remedy, values }]);
  });

  it('is not with values that do not do any more', async () => {
    const plansFor = () =>
      Promise.reject(new BadValue({ name: 'claim', label: 'claim' }, 'data', 'name', ['logs']));

    expect(await told({ plansFor }, plan({ values }))).toContain('These exist: logs.');
  });

  it('is proved for what it changes, where the values do not do for another of its cause', async () => {
    const chosen = plan({ values });
    let asked = 0;
    const plansFor: Engine['plansFor'] = async () => {
      asked += 1;
      if (asked === 1) throw new BadValue({ name: 'claim', label: 'claim' }, 'data', 'name');
      return [offer(chosen)];
    };

    expect(await told({ plansFor }, chosen)).toBeUndefined();
  });

  it('keeps the draft that was shown: the remediator makes its own', async () => {
    const draft = { repository: 'acme/deploy', branch: 'main' };
    const [change] = plan().changes;
    const files = [{ path: 'web.yaml', before: '', after: '', diff: '' }] as const;
    const drafted = plan({ changes: [{ ...change, draft: { ...draft, files } }] });
    const plansFor: Engine['plansFor'] = async (_verdict, _loader, { dryRun }) => {
      const said = await dryRun?.(change);
      return said?.draft?.branch === 'main' ? [offer(drafted)] : [];
    };

    expect(await told({ plansFor }, drafted)).toBeUndefined();
  });
});

/** What speaks against a plan after each object of the recorded incident has become another one. */
async function disproof(
  shown: Plan | undefined,
  edit: (object: Resource) => Resource,
): Promise<string | undefined> {
  if (!shown) throw new Error('There is no plan.');
  const source = recorded({ ...recording, objects: recording.objects.map(edit) });
  const deps = { loader: loaderOf(source), cluster: 'lab' };
  return disproofOf(shown, 'en', deps, { about: TARGET, held: ['placement', 'rules'] });
}

async function plansNow(): Promise<readonly Plan[]> {
  const deps = { loader: loaderOf(recorded(recording)), cluster: 'lab', lang: 'en' } as const;
  const query = { text: 'rollout/web', namespace: 'blog-system' };
  const result = await investigate({ query }, deps);
  return result.is === 'answer' ? result.plans : [];
}

function told(
  parts: Parameters<typeof engineThat>[0],
  shown = plan(),
  held: readonly (keyof Plan['proof'])[] = [],
): Promise<string | undefined> {
  const deps = { engine: engineThat(parts), loader: loaderOf(cluster([])), cluster: 'lab' };
  return disproofOf(shown, 'en', deps, { held });
}

/** Nothing more is scheduled where pods could go. */
function cordoned(object: Resource): Resource {
  return isNode(object) && !object.spec.taints ? closed(object) : object;
}

/** The node that the rule was to leave out has room for nothing for another reason, for which it counts. */
function counted(object: Resource): Resource {
  if (!isNode(object) || !object.spec.taints) return object;
  const { taints: _, ...spec } = object.spec;
  return closed({ ...object, spec });
}

function closed<N extends Resource & Readonly<{ spec: object }>>(node: N): Resource {
  return { ...node, spec: { ...node.spec, unschedulable: true } };
}

function isNode(object: Resource): object is Resource & Readonly<{ spec: { taints?: unknown } }> {
  return object.kind === 'Node';
}
