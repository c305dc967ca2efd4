import { describe, expect, it } from '@jest/globals';

import { together } from '#src/diagnosis/scan/together.ts';
import type { Read } from '#src/domain/model.ts';

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

function pod(name: string) {
  return { kind: 'Pod', namespace: 'shop', name };
}
