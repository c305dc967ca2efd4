import { readFile } from 'node:fs/promises';

import { loadAll, YAMLException } from 'js-yaml';
import { z } from 'zod';

import { BadConfig } from '../../domain/errors.ts';
import { nearestWord } from '../../text/nearest-word.ts';
import { Listen, Settings } from './settings.ts';

const Level = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown(),
});

/**
 * Reads kubewhy.yaml; with `ops` everything for operators, metrics too, is there. Throws BadConfig, in one line, which names
 * the file, the key and the fix.
 */
export async function readSettings(
  file: string,
  { ops }: Readonly<{ ops?: string }> = {},
): Promise<Settings> {
  const own = ops === undefined ? undefined : listenerOf('--ops', ops);
  // Only with its input does an issue tell what is missing from what is of another type.
  const result = Settings.safeParse(contentOf(file, await textOf(file)), { reportInput: true });
  if (!result.success) {
    throw new BadConfig(`${file}: ${result.error.issues.map(inWords).join('; ')}`);
  }
  const { listen } = result.data;
  return { ...result.data, listen: own ? { slack: listen.slack, ops: own } : listen };
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const fix = 'Copy kubewhy.yaml.example there, or name another file with --config.';
    throw new BadConfig(`${file} cannot be read. ${fix}`, { cause });
  }
}

function contentOf(file: string, text: string): unknown {
  try {
    const [settings, ...more] = loadAll(text);
    if (more.length > 0)
      throw new BadConfig(`${file} holds ${more.length + 1} documents: leave one.`);
    return settings ?? {};
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause;
    const [line] = cause.message.split('\n'); // the others draw where it is
    throw new BadConfig(`${file} is not YAML: ${line}`, { cause });
  }
}

function listenerOf(option: string, text: string): Settings['listen']['ops'] {
  const result = Listen.safeParse(text);
  if (result.success) return result.data;
  throw new BadConfig(`${option} ${text}: ${result.error.issues.map(inWords).join('; ')}`);
}

/** What is wrong with kubewhy.yaml at one place. It never repeats a value: that may be a misplaced secret. */
function inWords(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(key, issue.path)).join('; ');
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${at} is missing`;
  const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
  return at ? `${at}: ${message}` : `${message}`;
}

function unknownKey(key: string, path: readonly PropertyKey[]): string {
  const known = keysAt(path);
  const meant = nearestWord(key, known);
  const fix = meant ? `did you mean ${meant}?` : `known here are ${known.join(', ')}`;
  return `unknown key ${[...path, key].join('.')}: ${fix}`;
}

/** The keys that may stand at a path. */
function keysAt(path: readonly PropertyKey[]): readonly string[] {
  let schema: unknown = z.toJSONSchema(Settings, { io: 'input' });
  for (const key of path) {
    const { properties, additionalProperties } = Level.parse(schema);
    schema = properties?.[String(key)] ?? additionalProperties;
  }
  return Object.keys(Level.parse(schema).properties ?? {});
}
