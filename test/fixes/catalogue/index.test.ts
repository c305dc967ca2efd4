import { existsSync, globSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { remedies } from '#src/fixes/catalogue/index.ts';
import { popularRemedies } from '#src/fixes/catalogue/popular.ts';
import { fieldChanges } from '#src/fixes/catalogue/rows/index.ts';
import { spreadRemedies } from '#src/fixes/catalogue/spread/spread-remedies.ts';
import { rules } from '#src/knowledge/rules.ts';

const FOLDER = 'src/fixes/catalogue';
const PARAMS = {
  kind: 'argoproj.io/Rollout',
  name: 'web',
  topologyKey: 'zone',
  key: 'k',
  step: 1,
  revision: 1,
  standing: 'serves',
  ready: 2,
  left: 2,
  run: 'web-2',
  more: 1,
  taint: 'a=b:NoSchedule',
  node: 'worker-1',
  was: 'disk=nvme',
  is: 'disk=ssd',
  label: 'disk=nvme',
  others: 1,
  fits: 2,
  wanted: 3,
  resource: 'cpu',
  container: 'app',
  holders: ['a'],
  offered: ['b'],
  next: 'peer',
  field: 'targetPort',
  direction: 'ingress',
  lines: ['- {}'],
  policy: 'kind: PeerAuthentication',
  peer: 'web-1',
  port: 80,
  setting: 'URL',
  gate: 'queue.example.com/admission',
  differs: ['kernelVersion 6.8 / 5.15'],
  pods: ['web-1'],
  room: { is: 'not-decided' },
  namespace: 'shop',
  by: 'web',
  from: 'staging',
  job: 'web-manual-1',
  pod: 'web-1',
  webhook: 'pods.example.com',
  configuration: 'policies',
  config: 'settings',
  like: 'web-stable',
  rollout: 'web',
};

describe('the catalogue', () => {
  it('lists every file once, and the rows', () => {
    const files = globSync('*/*.ts', { cwd: FOLDER }).map((file) => file.replace('.ts', ''));
    const rows = [...fieldChanges, ...spreadRemedies, ...popularRemedies].map(({ id }) => id);
    const ids = remedies.map(({ id }) => id);

    expect([...files, ...rows]).toEqual(expect.arrayContaining(ids));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(remedies.map((remedy) => [remedy.id, remedy] as const))(
    '%s answers causes that there are, in both languages',
    (_, remedy) => {
      const { answers } = remedy;
      const causes = rules.causes.map(({ id }) => id);
      const [en, ko] = [remedy.text.en(PARAMS), remedy.text.ko(PARAMS)];

      expect(answers === 'every-root' || answers.every(({ id }) => causes.includes(id))).toBe(true);
      expect(`${en.title}${en.text}${en.undo}`).not.toMatch(/undefined|[가-힣]/);
      expect(`${ko.text}${ko.undo}`).toMatch(/[가-힣]/);
      expect(ko.text).not.toContain('undefined');
    },
  );

  it('has a test for every folder', () => {
    const ofFiles = remedies.filter((remedy) => !fieldChanges.includes(remedy));
    const folders = new Set([...ofFiles.map(({ id }) => id.split('/')[0]), 'rows']);

    expect([...folders].every((area) => existsSync(`test/fixes/catalogue/${area}.test.ts`))).toBe(
      true,
    );
  });
});
