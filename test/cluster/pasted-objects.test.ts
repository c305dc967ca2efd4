import { describe, expect, it } from '@jest/globals';

import { pastedObjects } from '#src/cluster/pasted-objects.ts';

const pod = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web', creationTimestamp: '2026-01-01T00:00:00Z' },
  status: { startTime: '2026-01-02T00:00:00Z' },
};
const YAML = `apiVersion: v1
kind: Pod
metadata:
  name: web
  creationTimestamp: "2026-01-01T00:00:00Z"
status:
  startTime: "2026-01-02T00:00:00.5Z"
`;

describe('a text of objects', () => {
  it.each([
    ['YAML', YAML, '2026-01-02T00:00:00.5Z'],
    ['JSON', JSON.stringify(pod, undefined, 4), '2026-01-02T00:00:00Z'],
    ['YAML below the command', `$ kubectl get pod web -o yaml\n${YAML}`, '2026-01-02T00:00:00.5Z'],
  ])('is read as of its newest time: %s', (_, text, now) => {
    expect(pastedObjects(text)).toMatchObject({ now, objects: [{ metadata: { name: 'web' } }] });
  });

  it('may begin with the items of a list', () => {
    const items = YAML.replaceAll(/^/gm, '  ').replace('  apiVersion', '- apiVersion');

    expect(pastedObjects(`items:\n${items.trimEnd()}\nkind: List\napiVersion: v1\n`)).toMatchObject(
      {
        objects: [{ metadata: { name: 'web' } }],
      },
    );
  });

  it.each([
    ['a log', 'error: no such table at 2026-01-01T00:00:00Z\nstatus: 500'],
    ['a manifest, which nobody has read from a cluster', YAML.replace(/status:[^]*/, '')],
    ['no time', YAML.replaceAll(/"2026.*"/g, 'null')],
    ['what breaks off', `${YAML}  conditions: [`],
  ])('is none with %s', (_, text) => {
    expect(pastedObjects(text)).toBeUndefined();
  });
});
