import { z } from 'zod';

import { nearestWord } from '../../text/nearest-word.ts';
import { Settings } from './settings.ts';

/** What is wrong with kubewhy.yaml at one place. It never repeats a value: that may be a misplaced secret. */
export function inWords(issue: z.core.$ZodIssue): string {
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

const Level = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown(),
});
