import { describe, expect, it } from '@jest/globals';

import { oomKilled } from '#src/diagnosis/causes/crash/oom-killed.ts';
import type { Killed } from '#src/diagnosis/causes/crash/oom-killed.words.ts';
import type { Resource } from '#src/domain/resource.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed, crashing, withProxy, withSpec } from '#test/support/crashes.ts';

const LIMITED = { resources: { limits: { memory: '64Mi' } } };
const KILLED = { exitCode: 137, reason: 'OOMKilled' };
const NOTE =
  'LimitRanger plugin set: memory request for container app; memory limit for container app';

describe('oom-killed', () => {
  it('names the limit of the container that was reached', () => {
    const about = crashing({ container: LIMITED, ended: KILLED });

    expect(claimed(oomKilled, about)).toMatchObject([
      {
        params: { container: 'app', limit: '64Mi', by: 'container' },
        strength: 'entails',
        evidence: [{ quote: 'OOMKilled' }, { quote: '64Mi' }],
      },
    ]);
  });

  it('knows a limit that is too low to start at all', () => {
    const message = 'runc create failed: container init was OOM-killed (memory limit too low?)';
    const ended = { exitCode: 128, reason: 'StartError', message };

    expect(claimed(oomKilled, crashing({ container: LIMITED, ended }))).toMatchObject([
      {
        params: { limit: '64Mi', atStart: true },
        evidence: [{ quote: message }, {}],
        strength: 'entails',
      },
    ]);
  });

  it('is not certain whose limit it was where containers share one, too', () => {
    const alone = crashing({ container: LIMITED, ended: KILLED });
    const shared = withSpec(alone, LIMITED);

    expect(claimed(oomKilled, withProxy(shared))).toMatchObject([{ strength: 'fits' }]);
    expect(claimed(oomKilled, shared)).toMatchObject([{ strength: 'entails' }]);
  });

  it('names the LimitRange whose default the limit is, and whether or not it can be read that it is one', () => {
    const about = noted(crashing({ container: LIMITED, ended: KILLED }), NOTE);
    const range = limitRange('defaults', '64Mi');

    expect(claimed(oomKilled, about, '', { objects: [range] })).toMatchObject([
      { params: { by: 'default', range: 'defaults' }, strength: 'entails' },
    ]);
    expect(claimed(oomKilled, about, '', { forbidden: ['limitranges'] })).toMatchObject([
      { params: { by: 'default' } },
    ]);
  });

  it('takes no default for granted that was set for another container, or for a request', () => {
    const about = noted(
      crashing({ container: LIMITED, ended: KILLED }),
      'LimitRanger plugin set: memory request for container app; memory limit for container log',
    );

    expect(claimed(oomKilled, about)).toMatchObject([{ params: { by: 'container' } }]);
  });

  it('blames the node, and is not certain, where there is no limit', () => {
    expect(claimed(oomKilled, crashing({ ended: KILLED }))).toMatchObject([{ strength: 'fits' }]);
  });

  it.each([
    ['was killed for another reason', { exitCode: 137, reason: 'Error' }],
    ['ended by itself', { exitCode: 1, reason: 'Error' }],
  ])('stays silent for a container that %s', (_, ended) => {
    expect(claimed(oomKilled, crashing({ container: LIMITED, ended }))).toEqual([]);
  });

  it('advises twice the limit, as a command where a Deployment sets it', () => {
    expect(commandFor({})).toBe(
      'kubectl -n shop set resources deployment/web -c app --limits=memory=128Mi',
    );
  });

  it.each([
    ['the limit is of the whole pod', { by: 'pod' as const }],
    ['an init container was killed', { isInit: true }],
  ])('knows no command where %s', (_, params) => {
    expect(commandFor(params)).toBeUndefined();
  });

  it('stays silent for one that now waits for its image', () => {
    const about = crashing({ ended: KILLED, waiting: { reason: 'ImagePullBackOff' } });

    expect(claimed(oomKilled, about)).toEqual([]);
  });
});

function commandFor(params: Partial<Killed>): string | undefined {
  const subject = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
  const killed: Killed = {
    container: 'app',
    isInit: false,
    pod: 'web-1',
    limit: '64Mi',
    by: 'container',
    restarts: 3,
    ...params,
  };
  return adviceOn(oomKilled, { subject, params: killed })?.command;
}

function noted(about: Resource<'Pod'>, note: string): Resource<'Pod'> {
  const annotations = { 'kubernetes.io/limit-ranger': note };
  return { ...about, metadata: { ...about.metadata, annotations } };
}

function limitRange(name: string, memory: string): Resource<'LimitRange'> {
  return {
    apiVersion: 'v1',
    kind: 'LimitRange',
    metadata: { namespace: 'shop', name },
    spec: { limits: [{ type: 'Container', default: { memory } }] },
  };
}
