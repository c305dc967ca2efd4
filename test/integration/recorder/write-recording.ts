import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dump } from 'js-yaml';

import type { Reading } from '#test/integration/recorder/read-cluster.ts';

/** Writes objects/ and meta.yaml; the text of each file goes through `rewrite`. */
export async function writeRecording(
  folder: string,
  reading: Reading,
  meta: Readonly<{ capturedAt: string; serverVersion: string }>,
  rewrite: (text: string) => string,
): Promise<void> {
  const objects = join(folder, 'objects');
  await rm(objects, { recursive: true, force: true });
  await mkdir(objects, { recursive: true });
  const captured = [{ resources: '*', namespaces: '*' }];
  await writeYaml(join(folder, 'meta.yaml'), { ...meta, captured, notCaptured: reading.left });
  for (const [name, items] of Object.entries(reading.files)) {
    const documents = items.map((item) => rewrite(toYaml(item)));
    await writeFile(join(objects, `${name}.yaml`), documents.join('---\n'));
  }
}

/** Writes one YAML document. */
export async function writeYaml(file: string, value: object): Promise<void> {
  await writeFile(file, toYaml(value));
}

/** One YAML document, as the formatter leaves it. */
export function toYaml(value: object): string {
  return dump(value, { noRefs: true, lineWidth: -1 });
}
