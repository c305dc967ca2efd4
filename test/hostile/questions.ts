import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isOfKind, keyOf, refKey } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Arena } from '#test/hostile/arena.ts';

/** A command line without what says which cluster; `about` a kind, `input` is what is pasted, `folder` where it writes. */
export type Question = Readonly<{
  door: Door;
  about: string;
  args: readonly string[];
  input: string;
  folder?: string;
}>;
/** The commands that ask a cluster. */
export const DOORS = ['why', 'scan', 'rollout', 'preflight', 'explain', 'capture'] as const;
export type Door = (typeof DOORS)[number];

const UPDATED = /(?:^|\/)(?:Deployment|StatefulSet|DaemonSet|Rollout)$/;

/** A question about the target of a cluster; one that does not fit it is asked as `why`. */
export function questionAbout(
  door: Door,
  { target, objects }: Pick<Arena, 'target' | 'objects'>,
  scratch: string,
): Question {
  const { kind, namespace, name } = target;
  const typed = `${kind.split('/').at(-1)?.toLowerCase()}/${name}`;
  const within = namespace ? ['-n', namespace] : [];
  const ask = (args: readonly string[], input = '', about = kind): Question => ({
    door,
    about,
    args: [door, ...args],
    input,
  });
  const folder = () => join(mkdtempSync(join(scratch, 'asked-')), 'out');
  const pod = objects.find((one) => isOfKind('Pod', one));
  if (door === 'explain' && pod) return ask([], pasted(pod), 'Pod');
  if (door === 'scan') return ask(namespace ? within : ['-A']);
  if (door === 'capture') {
    const to = folder();
    return { ...ask([...(namespace ? within : ['-A']), '-d', to, '--logs']), folder: to };
  }
  if (UPDATED.test(kind)) {
    if (door === 'rollout') return ask([typed, ...within]);
    const object = objects.find((one) => keyOf(one) === refKey(target));
    if (door === 'preflight' && object) {
      const file = `${folder()}.json`;
      writeFileSync(file, JSON.stringify(object));
      return ask(['-f', file]);
    }
  }
  return { door: 'why', about: kind, args: ['why', typed, ...within], input: '' };
}

/** What somebody might paste of it. */
function pasted({ metadata: { name, namespace } = {} }: Resource<'Pod'>): string {
  return `Back-off restarting failed container app in pod ${name}_${namespace}(1b2c3d4e-0000-4000-8000-000000000000)`;
}
