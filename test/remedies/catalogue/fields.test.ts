import { describe, expect, it } from '@jest/globals';

import { diagnose } from '#src/diagnosis/diagnose.ts';
import { rules } from '#src/diagnosis/rules.ts';
import { BadValue } from '#src/domain/errors.ts';
import { plansFor, type Chosen } from '#src/remedies/plans.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

async function offersIn(name: string, chosen?: Chosen) {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`No scenario ${name}.`);
  const loader = lazily(recorded(await scenario.read()));
  const { verdict } = await diagnose(scenario.target, loader, rules);
  return await plansFor(verdict, loader, { cluster: 'test', rules, ...(chosen && { chosen }) });
}

describe('a change of a field', () => {
  it('suggests what the cluster tells, and its plan covers the value', async () => {
    const [first] = await offersIn('svc-selector-mismatch-2');

    expect(first?.proposal.inputs).toMatchObject([
      { name: 'label', candidates: [{ value: 'v2', why: 'carried' }] },
    ]);
    expect(first?.plan).toMatchObject({
      values: { label: 'v2' },
      goal: { is: 'in-place' },
      risk: 'none',
      proof: { rules: { is: 'holds' } },
    });
  });

  it('is proved again with what somebody chose, under another id', async () => {
    const chosen = { remedy: 'resources/memory-limit', values: { memory: '256Mi' } };

    const [suggested] = await offersIn('oom-limit');
    const [own, ...others] = await offersIn('oom-limit', chosen);

    expect(others).toEqual([]);
    expect(own?.plan?.changes[0].ops).toMatchObject([{ op: 'replace', value: '256Mi' }]);
    expect(own?.plan?.id).not.toBe(suggested?.plan?.id);
  });

  it('shows the proof and has no plan where that refuses what was chosen', async () => {
    const chosen = { remedy: 'network/carried-label', values: { label: 'v3' } };

    const [own] = await offersIn('svc-selector-mismatch-2', chosen);

    expect(own?.proof?.rules).toMatchObject({ is: 'fails' });
    expect(own).not.toHaveProperty('plan');
  });

  it('is refused by the name of its input where a value cannot stand there', async () => {
    const chosen = { remedy: 'resources/memory-limit', values: { memory: '1 GB' } };

    await expect(offersIn('oom-limit', chosen)).rejects.toThrow(BadValue);
  });

  it.each([
    [
      'the whole value where a part of it is chosen, by the name of its variable',
      'db-wrong-port-refused',
      'Sets `containers[shipping].env[DATABASE_URL].value` of Deployment `shipping` to `postgres://app@shipping-db-headless:6379/shipping`',
    ],
    [
      'where a field of pods stands in its workload',
      'pvc-not-found',
      'Sets `spec.template.spec.volumes[data].persistentVolumeClaim.claimName` of Deployment `fileserver` to `fileserver-data`; it is `fileserver` now.',
    ],
    [
      'a field of a container by the name of that, and which profile gives way',
      'seccomp-profile-missing',
      '`containers[signer].securityContext.seccompProfile` of Deployment `signer` to `RuntimeDefault`; it is `profiles/signer.json` now.',
    ],
    [
      'which name gives way to another',
      'gpu-missing',
      'to `nvidia.com/gpu`; it is `amd.com/gpu` now.',
    ],
  ])('says %s', async (_, name, said) => {
    const [first] = await offersIn(name);

    const words = first?.remedy.inWords(first.proposal.params, 'en');

    expect(words?.text).toContain(said);
  });

  it('needs a pod deleted where a StatefulSet does not replace it, and says so', async () => {
    const [first] = await offersIn('postgres-runs-as-root');

    expect(first?.proposal.params).toMatchObject({ stuck: 'crm-db-0' });
    expect(first?.proposal.command).toMatch(/&& kubectl -n \S+ delete pod crm-db-0$/);
  });
});
