import { describe, expect, it } from '@jest/globals';

import { usualKeys } from '#src/gitops/helm/usual-keys.ts';

const CONTAINER = '/spec/template/spec/containers/0';

describe('the usual key of a chart', () => {
  it.each([
    ['apps/Deployment', `${CONTAINER}/resources/limits/memory`, 'resources.limits.memory'],
    [
      'apps/Deployment',
      `${CONTAINER}/livenessProbe/timeoutSeconds`,
      'livenessProbe.timeoutSeconds',
    ],
    ['apps/Deployment', `${CONTAINER}/env/0/value`, 'env'],
    ['apps/Deployment', `${CONTAINER}/command/0`, 'command'],
    ['apps/Deployment', `${CONTAINER}/imagePullPolicy`, 'image.pullPolicy'],
    ['apps/Deployment', '/spec/template/spec/nodeSelector/disk', 'nodeSelector.disk'],
    ['apps/Deployment', '/spec/template/spec/tolerations/-', 'tolerations'],
    ['apps/Deployment', '/spec/template/spec/affinity', 'affinity'],
    [
      'apps/Deployment',
      '/spec/template/spec/securityContext/runAsUser',
      'podSecurityContext.runAsUser',
    ],
    ['apps/Deployment', '/spec/replicas', 'replicaCount'],
    [
      'batch/CronJob',
      '/spec/jobTemplate/spec/template/spec/containers/0/resources/requests/cpu',
      'resources.requests.cpu',
    ],
    ['Service', '/spec/ports/0/port', 'service.port'],
    ['PersistentVolumeClaim', '/spec/resources/requests/storage', 'persistence.size'],
  ])('of %s %s is %s', (kind, path, key) => {
    const [setting] = usualKeys(kind, { op: 'replace', path, value: 'new' }, 'old');

    expect(setting).toEqual({ keys: expect.arrayContaining([key]), was: ['old'] });
    expect(setting?.keys[0]).toBe(key);
  });

  it.each([
    ['the tag', 'web:1.4', 'web:1.5', [['image.tag', '1.4']]],
    ['the name', 'wbe:1.4', 'web:1.4', [['image.repository', 'wbe']]],
    [
      'both',
      'wbe:1.4',
      'web:1.5',
      [
        ['image.repository', 'wbe'],
        ['image.tag', '1.4'],
      ],
    ],
  ])('of an image is that of what changes: %s', (_, was, value, keys) => {
    const settings = usualKeys('apps/Deployment', replace(`${CONTAINER}/image`, value), was);

    expect(settings.map((one) => [one.keys[0], one.was[0]])).toEqual(keys);
  });

  it.each([
    ['Service', '/spec/selector/app'],
    ['apps/Deployment', '/spec/replicasOfMine'],
    ['apps/Deployment', '/metadata/labels/app'],
    ['example.com/Widget', '/spec/size'],
  ])('is none where charts have none in common: %s %s', (kind, path) => {
    expect(usualKeys(kind, replace(path, 'new'), 'old')).toEqual([]);
  });
});

function replace(path: string, value: unknown) {
  return { op: 'replace', path, value } as const;
}
