import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { kindOf } from '#src/domain/keys.ts';
import { resourceOf } from '#src/world/coverage.ts';
import type { Recording } from '#src/world/recorded.ts';
import { toYaml, writeYaml } from '#test/integration/recorder/write-recording.ts';

/** Writes objects/ and meta.yaml of a scenario; its expect.yaml stays. */
export async function writeScenario(folder: string, recording: Recording): Promise<void> {
  const { now: capturedAt, server: serverVersion, captured, notCaptured } = recording;
  const objects = join(folder, 'objects');
  await rm(objects, { recursive: true, force: true });
  await mkdir(objects, { recursive: true });
  await writeYaml(join(folder, 'meta.yaml'), { capturedAt, serverVersion, captured, notCaptured });
  for (const [kind, ofKind] of Map.groupBy(recording.objects, kindOf)) {
    const documents = ofKind.map(toYaml).join('---\n');
    await writeFile(join(objects, `${resourceOf(kind)}.yaml`), documents);
  }
}
