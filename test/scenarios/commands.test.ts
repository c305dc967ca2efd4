import { expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { loaderOf } from '#test/support/engines.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** It ends a quoted word, and a shell runs what stands unquoted in it. */
const SPIKE = "'$(id)";

const NO_NAMES = ['Namespace', 'Node'];
/** What people choose, one after the other: all at once would leave too little to diagnose. */
const CHOSEN: Readonly<Record<string, (object: Resource) => readonly unknown[]>> = {
  objects: ({ kind, metadata }) => (NO_NAMES.includes(kind ?? '') ? [] : [metadata?.name]),
  nodes: ({ kind, metadata }) => (kind === 'Node' ? [metadata?.name] : []),
  namespaces: ({ metadata }) => [metadata?.namespace],
  'containers and images': (object) => [
    ...valuesAt('containers', object).flatMap(namesIn),
    ...valuesAt('image', object),
  ],
  labels: ({ metadata }) => Object.values(metadata?.labels ?? {}),
};

it.each(Object.keys(CHOSEN))(
  'give a shell nothing to run, whatever the %s are called',
  async (what) => {
    const told: string[] = [];
    for (const { target, read } of scenarios) {
      const { recording, ref } = spiked(await read(), target, CHOSEN[what] ?? (() => []));
      const deps = { loader: loaderOf(recorded(recording)), cluster: 'lab', lang: 'en' } as const;

      told.push(...commandsIn(await investigate({ target: ref }, deps)));
    }

    expect(told.filter(isOpenToShell)).toEqual([]);
    expect(told.some((command) => command.includes('$(id)'))).toBe(true);
  },
);

/** The same cluster and target, in which every chosen text has the spike at its end. */
function spiked(
  recording: Recording,
  { kind, namespace, name }: Ref,
  chosenIn: (object: Resource) => readonly unknown[],
) {
  const chosen = new Set(recording.objects.flatMap(chosenIn));
  const to = (text: string) => (chosen.has(text) ? `${text}${SPIKE}` : text);
  const changed = JSON.parse(JSON.stringify(recording), (_, value: unknown) =>
    typeof value === 'string' ? to(value) : value,
  ) as Recording;
  const ref: Ref = { kind, name: to(name), ...(namespace && { namespace: to(namespace) }) };
  return { recording: changed, ref };
}

/** What a person would copy: on a line of its own, between backticks, or after a colon. */
function commandsIn(answer: object): readonly string[] {
  const texts: string[] = [];
  JSON.stringify(answer, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  const commands = texts.map((text) => [
    ...text.matchAll(/(?:^\s*|`|: )((?:kubectl|kubewhy) [^`\n]+)/gm),
  ]);
  return commands.flat().map(([, command = '']) => command);
}

/** Something of the spike is left where the quoted words are taken away. */
function isOpenToShell(command: string): boolean {
  return /['$(]/.test(command.replaceAll(/\\.|'[^']*'/g, ''));
}

function valuesAt(key: string, object: object): readonly unknown[] {
  const values: unknown[] = [];
  JSON.stringify(object, (at, value: unknown) => {
    if (at === key) values.push(value);
    return value;
  });
  return values;
}

function namesIn(containers: unknown): readonly unknown[] {
  return Array.isArray(containers)
    ? containers.flatMap((one: object) => valuesAt('name', one))
    : [];
}
