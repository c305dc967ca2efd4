import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';
import { PreflightSchema } from '#test/support/preflight-schema.ts';

const TRACKER = 'test/scenarios/gpu-held-by-own-pod';
const deadlocked = ['preflight', '-f', `${TRACKER}/objects/all.yaml`, '--snapshot', TRACKER];
const canary = [
  'preflight',
  '-f',
  'recordings/inc-000-1/objects/rollouts.yaml',
  '--snapshot',
  'recordings/inc-000-1',
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubewhy-preflight-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('kubewhy preflight', () => {
  it('says that an update will deadlock, what is missing and what avoids it', async () => {
    const { status, out } = await kubewhy(deadlocked);

    expect(status).toBe(1);
    expect(onOneLine(out)).toContain(
      'this update will deadlock at step 1: needs 1 more nvidia.com/gpu on node worker-2; maxSurge 0 / maxUnavailable 1 avoids it (downtime while the new pod starts).',
    );
  });

  it('says of a popular change that it does not help, and why', async () => {
    const { out } = await kubewhy(canary);

    expect(onOneLine(out)).toContain(
      'What does not help • dynamicStableScale: true: at weight 10 it still wants 1 new and 2 old pods',
    );
  });

  it('speaks Korean', async () => {
    expect((await kubewhy([...deadlocked, '--lang', 'ko'])).out).toContain('교착 상태');
  });

  it('answers a program in JSON, which keeps to the published schema', async () => {
    const { out, err } = await kubewhy([...canary, '-o', 'json']);

    const { updates } = PreflightSchema.parse(JSON.parse(out));
    expect(updates[0]).toMatchObject({ target: { name: 'web' }, peak: 4, course: { is: 'stuck' } });
    expect(err).toBe('');
  });

  it.each([
    ['nothing else', [], 1],
    ['nothing at all', ['--no-fail'], 0],
    ['what is critical', ['--fail-on', 'critical'], 1],
    ['warnings', ['--fail-on', 'warning'], 1],
  ])('ends with a deadlock so for somebody who fails on %s', async (_, options, status) => {
    expect((await kubewhy([...deadlocked, ...options])).status).toBe(status);
  });

  it('reads several documents and files, and leaves alone what is no workload', async () => {
    const file = join(folder, 'app.yaml');
    await writeFile(file, [deployment('a'), configMap, '---\n', deployment('b')].join('---\n'));

    const { out } = await kubewhy(['preflight', '-f', file, file, '--snapshot', TRACKER]);

    expect(out.match(/Deployment \S+/g)).toEqual([
      'Deployment default/a',
      'Deployment default/b',
      'Deployment default/a',
      'Deployment default/b',
    ]);
    expect(onOneLine(out)).toContain('Each is judged by itself, as if the others were not applied');
  });

  it('reads stdin, and puts what names no namespace into the one that is asked for', async () => {
    const args = ['preflight', '-f', '-', '-n', 'shop', '--snapshot', TRACKER, '-o', 'json'];

    const { out } = await kubewhy(args, { input: deployment('a') });

    expect(JSON.parse(out)).toMatchObject({
      updates: [{ target: { namespace: 'shop', name: 'a' }, is: 'new', course: { is: 'fits' } }],
    });
  });

  it.each([
    ['is not there', 'none.yaml', undefined, 'none.yaml is not there'],
    ['is no YAML', 'bad.yaml', 'a: [', 'bad.yaml is not YAML'],
    ['has a wrong field', 'wrong.yaml', deploymentOf('x', 'replicas: many'), 'Deployment x'],
    ['holds no workload', 'map.yaml', 'apiVersion: v1\nkind: ConfigMap\n', 'holds ConfigMap'],
  ])('refuses a file that %s, and names it', async (_, name, content, said) => {
    const file = join(folder, name);
    if (content) await writeFile(file, content);

    const { status, err } = await kubewhy(['preflight', '-f', file, '--snapshot', TRACKER]);

    expect(status).toBe(2);
    expect(err).toContain(said);
    expect(err).toContain(name);
  });

  it('ends with 3 where the cluster cannot be read', async () => {
    const args = ['preflight', '-f', `${TRACKER}/objects/all.yaml`, '--snapshot', 'nowhere'];

    expect((await kubewhy(args)).status).toBe(3);
  });
});

const configMap = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings }\n';

function deployment(name: string): string {
  return deploymentOf(name, 'replicas: 1');
}

function deploymentOf(name: string, field: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name} }
spec:
  ${field}
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: app, image: 'app:1' }] }
`;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
