import { describe, expect, it } from '@jest/globals';

import type { Read } from '#src/domain/model.ts';
import { together } from '#src/engine/scan/together.ts';

const everywhere = { all: true } as const;
const never = () => false;

describe('reads of a scan', () => {
  it('stay as they are while they are few', () => {
    const reads = [get('a'), get('b')];

    expect(together(reads, everywhere, never)).toEqual(reads);
  });

  it('become one list of their namespace, or of all where they are in several', () => {
    const here = [get('a'), get('b'), get('c')];

    expect(together(here, everywhere, never)).toEqual([
      { list: 'ConfigMap', scope: { namespace: 'shop' } },
    ]);
    expect(together([...here, get('d', 'other')], everywhere, never)).toEqual([
      { list: 'ConfigMap', scope: everywhere },
    ]);
  });

  it('join events of many objects, and lists of one kind in many namespaces', () => {
    const events = ['a', 'b', 'c'].map((name): Read => ({ events: pod(name) }));
    const lists = ['x', 'y', 'z'].map((namespace): Read => ({ list: 'Pod', scope: { namespace } }));

    expect(together([...events, ...lists], everywhere, never)).toEqual([
      { list: 'Event', scope: { namespace: 'shop' } },
      { list: 'Pod', scope: everywhere },
    ]);
  });

  it('list events where they are wanted, unless that is in too many namespaces', () => {
    const eventsIn = (places: readonly string[]) =>
      places.map((namespace): Read => ({ events: { ...pod('a'), namespace } }));

    expect(together(eventsIn(['x', 'y', 'y']), everywhere, never)).toEqual([
      { list: 'Event', scope: { namespace: 'x' } },
      { list: 'Event', scope: { namespace: 'y' } },
    ]);
    const ofNodes = ['a', 'b', 'c'].map((name): Read => ({ events: { kind: 'Node', name } }));
    expect(together([...eventsIn(['x']), ...ofNodes], everywhere, never)).toEqual([
      { list: 'Event', scope: { namespace: 'x' } },
      { list: 'Event', scope: { namespace: 'default' } },
    ]);
    expect(together(eventsIn('abcdefghi'.split('')), everywhere, never)).toEqual([
      { list: 'Event', scope: everywhere },
    ]);
  });

  it('are of no namespace where the objects are', () => {
    const nodes = ['a', 'b', 'c'].map((name): Read => ({ get: { kind: 'Node', name } }));

    expect(together(nodes, everywhere, never)).toEqual([
      { list: 'Node', scope: { namespace: '' } },
    ]);
  });

  it('leave a list of all namespaces as it is', () => {
    const reads: Read[] = [
      { list: 'Pod', scope: { namespace: 'x' } },
      { list: 'Pod', scope: { namespace: 'y' } },
      { list: 'Pod', scope: everywhere },
      { list: 'Node', scope: everywhere },
      { list: 'Service', scope: everywhere },
    ];

    expect(together(reads, everywhere, never).map((read) => 'list' in read && read.list)).toEqual([
      'Pod',
      'Pod',
      'Pod',
      'Node',
      'Service',
    ]);
  });

  it('are one list of objects that are also listed, and each read is made once', () => {
    const reads = [get('a'), get('b'), get('c'), list('shop')];

    expect(together(reads, everywhere, never)).toEqual([list('shop')]);
    expect(together([get('a'), get('a')], everywhere, never)).toEqual([get('a')]);
  });

  it('are made one by one when their list was asked for before: it was refused', () => {
    const reads = [get('a'), get('b'), get('c')];

    expect(together(reads, everywhere, (read) => 'list' in read)).toEqual(reads);
  });

  it('never list Secrets, and leave logs alone', () => {
    const secrets = ['a', 'b', 'c'].map((name): Read => ({ get: { kind: 'Secret', name } }));
    const logs = ['a', 'b', 'c'].map((name): Read => ({
      logs: pod(name),
      container: 'app',
      run: 'current',
    }));

    expect(together([...secrets, ...logs], everywhere, never)).toEqual([...secrets, ...logs]);
  });
});

function get(name: string, namespace = 'shop'): Read {
  return { get: { kind: 'ConfigMap', namespace, name } };
}

function list(namespace: string): Read {
  return { list: 'ConfigMap', scope: { namespace } };
}

function pod(name: string) {
  return { kind: 'Pod', namespace: 'shop', name };
}
