import { readFile } from 'node:fs/promises';

import { parseDocument } from 'yaml';
import type { z } from 'zod';

import { BadConfig } from '../domain/errors.ts';
import { Listeners, Settings } from './settings.ts';

/**
 * Reads kubewhy.yaml, with other listeners where some are given. Throws BadConfig, in one line, which names
 * the file, the key and the fix.
 */
export async function readSettings(
  file: string,
  listen: Readonly<{ ops?: string }> = {},
): Promise<Settings> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const fix = 'Copy kubewhy.yaml.example there, or name another file with --config.';
    throw new BadConfig(`${file} cannot be read. ${fix}`, { cause });
  });
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) throw new BadConfig(`${file} is not YAML: ${broken.message.split('\n')[0]}`);

  const result = Settings.safeParse(document.toJS() ?? {});
  if (result.success) {
    return { ...result.data, listen: { ...result.data.listen, ...Listeners.parse(listen) } };
  }
  throw new BadConfig(`${file}: ${result.error.issues.map(said).join('; ')}`);
}

function said(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => [...issue.path, key].join('.'));
    return `unknown key ${keys.join(', ')}: kubewhy.yaml.example lists all there are`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${at} is missing`;
  return `${at}: ${issue.message}`;
}
