import { describe, expect, it } from '@jest/globals';

import { AnswerSchema } from '#test/support/answer-schema.ts';
import { kubewhy } from '#test/support/command-lines.ts';

const report = [
  'fix',
  'deploy',
  'report',
  '-n',
  'analytics',
  '--snapshot',
  'test/scenarios/oom-limit',
];
const MEMORY = 'spec.template.spec.containers[0].resources.limits';

describe('kubewhy fix', () => {
  it('shows the change with a suggested value, why that, its diff and its proof', async () => {
    const { status, out } = await kubewhy(report);

    expect(status).toBe(0);
    expect(out).toContain('kubewhy fix … --set memory=128Mi (quantity)');
    expect(out).toContain('Twice the current value');
    expect(out).toContain(`@@ ${MEMORY} @@\n- memory: 64Mi\n+ memory: 128Mi`);
    expect(out).toContain('placement:');
  });

  it('shows the diff indented, as YAML means it', async () => {
    const { out } = await kubewhy(['fix', 'web', '--snapshot', 'recordings/inc-000-1']);

    expect(out).toContain(
      '\n  whenUnsatisfiable: DoNotSchedule\n+ nodeTaintsPolicy: Honor\n+ matchLabelKeys:\n+   - rollouts-pod-template-hash\n',
    );
  });

  it('proposes with the value that somebody chose', async () => {
    const { status, out } = await kubewhy([...report, '--set', 'memory=256Mi', '-o', 'json']);

    const [root] = AnswerSchema.parse(JSON.parse(out)).findings;
    const { inputs, patch } = root?.remedies[0] ?? {};
    expect(status).toBe(0);
    expect(inputs).toMatchObject([{ name: 'memory', type: 'quantity', suggested: '128Mi' }]);
    expect(patch?.at(-1)).toMatchObject({ op: 'replace', value: '256Mi' });
  });

  it('leaves blank what nothing in the cluster tells', async () => {
    const orders = [
      'deploy/orders',
      '-n',
      'orders-dev',
      '--snapshot',
      'test/scenarios/image-tag-missing',
    ];

    const blank = await kubewhy(['fix', ...orders]);
    const filled = await kubewhy([
      'fix',
      ...orders,
      '--set',
      'image=registry.shop.example/shop/orders:1.9.0',
    ]);

    expect(blank.out).toContain('--set image=… (image)');
    expect(filled.out).toContain('+ image: registry.shop.example/shop/orders:1.9.0');
  });

  it.each([
    [
      'of the wrong type',
      'memory=lots',
      'limits.memory (--set memory): "lots" cannot stand there. Write a quantity',
    ],
    ['that is blank', 'memory=', 'limits.memory (--set memory) is blank'],
    [
      'that nobody asks for',
      'colour=red',
      'a name that the fix asks for: memory (containers[report].resources.limits.memory)',
    ],
    ['without a name', 'red', 'Write --set <name>=<value>'],
  ])('refuses a value %s, by name', async (_, set, said) => {
    const { status, out, err } = await kubewhy([...report, '--set', set]);

    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(said);
  });

  it('refuses a name that is not there, and says which are', async () => {
    const profile = ['deploy/profile', '--snapshot', 'test/scenarios/cm-missing-env'];

    const { status, err } = await kubewhy([
      'fix',
      ...profile,
      '--set',
      'object=nope',
      '--lang',
      'ko',
    ]);

    expect(status).toBe(2);
    expect(err).toContain('configMapKeyRef.name (--set object): "nope" 값은 쓸 수 없습니다.');
    expect(err).toContain('있는 것: profile-settings.');
  });

  it('refuses a label that no pod carries, and says which they carry', async () => {
    const orders = ['service/orders', '--snapshot', 'test/scenarios/svc-selector-mismatch-2'];

    const { status, err } = await kubewhy(['fix', ...orders, '--set', 'label=v9']);

    expect(status).toBe(2);
    expect(err).toContain('spec.selector.version (--set label): "v9" cannot stand there.');
    expect(err).toContain('These exist: v2.');
  });

  it('says which part of the proof a value fails, and gives no command for it', async () => {
    const preview = 'deploy/preview -n studio --snapshot test/scenarios/insufficient-cpu';

    const { out, err } = await kubewhy(['fix', ...preview.split(' '), '--set', 'request=700m']);

    expect(out).toContain('✗ placement: fails');
    expect(err).toContain('The proof does not hold with this value. Nothing was sent.');
    expect(out).not.toContain('kubectl');
  });

  it('refuses a value that stands there already, however it is written', async () => {
    const preview = 'deploy/preview -n studio --snapshot test/scenarios/insufficient-cpu';

    const { status, err } = await kubewhy(['fix', ...preview.split(' '), '--set', 'request=0.8']);

    expect(status).toBe(2);
    expect(err).toContain('"0.8" cannot stand there. It would change nothing.');
  });

  it('names the trouble that the fix is for', async () => {
    const { out } = await kubewhy(
      'fix statefulset/cart -n shop --snapshot test/scenarios/set-left-by-partition'.split(' '),
    );

    expect(out).toMatch(/^2 pods of cart stay at the old revision by plan\n\n {2}rollingUpdate/);
  });

  it('names the trouble of the fix that was chosen, where that is not the first', async () => {
    const depot = 'fix deploy/depot -n depot --snapshot test/scenarios/workload-asked-wrongly';

    const first = await kubewhy(depot.split(' '));
    const other = await kubewhy([...depot.split(' '), '--remedy', 'probe/declared-port']);

    expect(first.out).toMatch(/^depot: the readiness probe asks port 50051 for gRPC health/);
    expect(other.out).toMatch(/^depot: the readiness probe names port htp, which/);
  });

  it('refuses a fix that is not offered', async () => {
    expect((await kubewhy([...report, '--remedy', 'rollout/abort'])).err).toContain(
      'not offered here',
    );
  });

  it('has nothing to mend where nothing is wrong', async () => {
    const orders =
      'fix deploy/orders -n ok-shop --snapshot test/scenarios/ok-rollout-in-progress-2';

    const { status, out } = await kubewhy(orders.split(' '));

    expect(status).toBe(0);
    expect(out).not.toContain('would fix this');
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThan(120);
  });

  it('changes no recorded cluster', async () => {
    const { status, err } = await kubewhy([...report, '--apply'], { input: 'y\n' });

    expect(status).toBe(2);
    expect(err).toContain('A recorded cluster cannot be changed');
  });
});
