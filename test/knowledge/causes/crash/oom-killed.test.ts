import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { oomKilled } from '#src/knowledge/causes/crash/oom-killed.ts';
import type { Killed } from '#src/knowledge/causes/crash/oom-killed.words.ts';
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

  it.each([
    [[{ name: 'proxy', restartPolicy: 'Always' }, { name: 'setup' }], ['proxy']],
    [[], undefined],
  ])('names the containers that share the limit of their pod: %j', (initContainers, sharers) => {
    const about = crashing({ ended: KILLED });
    const spec = { containers: [], ...about.spec, initContainers, resources: LIMITED.resources };
    const [claim] = claimed(oomKilled, { ...about, spec });

    expect([claim?.params.by, claim?.params.sharers]).toEqual(['pod', sharers]);
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

describe('what it says', () => {
  const said = (params: object) => {
    const subject = { kind: 'Pod', namespace: 'shop', name: 'web' };
    const killed: Killed = {
      container: 'app',
      isInit: false,
      pod: 'web',
      by: 'container',
      restarts: 0,
      ...params,
    };
    return { en: oomKilled.text.en(subject, killed), ko: oomKilled.text.ko(subject, killed) };
  };

  it.each([
    [0, undefined, undefined],
    [1, 'It has restarted once.', '지금까지 1번 다시 시작되었습니다.'],
    [2, 'It has restarted 2 times.', '지금까지 2번 다시 시작되었습니다.'],
  ])('counts %i restarts, with a limit and without', (restarts, en, ko) => {
    for (const limit of ['64Mi', undefined]) {
      const words = said({ restarts, ...(limit && { limit }) });

      expect([words.en.so, words.ko.so]).toEqual([en, ko]);
    }
  });

  it.each([
    ['its own', {}, 'its memory limit of 64Mi', '메모리 제한(limit) 64Mi'],
    ["its pod's", { by: 'pod' }, 'the memory limit of its pod, 64Mi', '파드의 메모리 제한 64Mi'],
    [
      'that it shares',
      { by: 'pod', sharers: ['log'] },
      'its pod, 64Mi: it shares that with `log`, and together',
      '`log` 컨테이너와 함께',
    ],
    ['a default', { by: 'default' }, 'A LimitRange gave it', 'LimitRange 객체가'],
    [
      'a default by name',
      { by: 'default', range: 'r' },
      'LimitRange `r` gives it',
      'LimitRange `r` 객체가',
    ],
  ])('names whose limit it is: %s', (_, params, en, ko) => {
    const words = said({ limit: '64Mi', ...params });

    expect(words.en.sentence).toContain(en);
    expect(words.ko.sentence).toContain(ko);
    expect(words.en.sentence.includes('sets no memory limit')).toBe(
      'by' in params && params.by === 'default',
    );
  });

  it('tells one that was killed before its program ran', () => {
    const words = said({ limit: '1Mi', atStart: true });

    expect([words.en.detail, words.ko.detail]).toEqual([
      expect.stringContaining('before its program ran'),
      expect.stringContaining('실행되기도 전에'),
    ]);
    expect(said({ limit: '1Mi' }).en.detail).toContain('The status does not tell which');
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
