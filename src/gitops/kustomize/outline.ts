import { posix } from 'node:path';

import { isRecord } from '../../text/is-record.ts';
import { valuesOf } from '../yaml/documents.ts';

/** What of a kustomization matters where the rest of it is not understood. */
export type Outline = Readonly<{ takesIn: readonly string[]; prefix: string; suffix: string }>;

/** The folders and files that a kustomization takes in, and what it adds to names. */
export function outlineOf(text: string, folder: string): Outline {
  const [value] = valuesOf(text) ?? [];
  const own = isRecord(value) ? value : {};
  const takesIn = ['resources', 'bases', 'components']
    .flatMap((key) => own[key])
    .flatMap((one) => (typeof one === 'string' ? [within(folder, one)] : []));
  return { takesIn, prefix: textIn(own['namePrefix']), suffix: textIn(own['nameSuffix']) };
}

function within(folder: string, path: string): string {
  return posix.join(folder, path, '.').replace(/\/$/, '');
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
