import { isA } from '../../../domain/keys.ts';
import type { Cause, World } from '../../../domain/model.ts';
import { mountOf } from '../../../readings/config/mounts.ts';
import { pathIn } from '../../../readings/config/paths.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fileSourceOf, type FileSource } from '../../signs/config/file-sources.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { missingFileWords, type MissingFile } from './missing-file.words.ts';

/** As libraries word ENOENT (errno 2) about a file; Java's exception has other reasons, too, and the runtime's `exec` lacks an interpreter. */
const SAYS =
  /^(?!exec \/|.*(?:read-only file system|permission denied|failed to execute [^\s/:]+: No such file)).*(?:no such file or directory|\bENOENT\b|FileNotFoundException|Could not find file|Unable to access jarfile|Cannot find module|can't open file|(?:config(?:uration)?|file) .*(?:not found|does not exist))/i;
/** What ends a program stands at the end of its log. */
const LAST = 10;

/** A program ends because a file that it needs is not in its container. */
export const missingFile: Cause<MissingFile> = {
  id: 'crash/missing-file',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.run.exitCode === 127) return;
    const { on, run } = crash;
    const { lines } = lastLines(crash, world);
    const said = endingSaying(SAYS, on, { lines: lines.slice(-LAST) });
    const file = said && pathIn(said.evidence.quote);
    if (!said || !file) return;

    const source = fileSourceOf(crash, file);
    if (source && holds(source, world)) return; // mended since, or another file than it says
    const { subject, restsOn } = accountableFor(on, world);
    yield {
      subject,
      params: {
        ...inContainer(crash),
        file: brief(file),
        said: brief(said.evidence.quote),
        exitCode: run.exitCode,
        lacks: source
          ? { from: 'key', kind: source.at.kind, holder: source.at.name, key: source.key }
          : { from: mountOf(crash, file) ? 'volume' : placeOf(file) },
      },
      evidence: [
        said.evidence,
        exitOf(crash),
        ...(source ? [quotedField(on, source.path, source.at.name)] : []),
      ],
      strength: 'fits',
      restsOn,
    };
  },

  ...missingFileWords,
};

/** Where a file comes from that no volume of the pod has. */
function placeOf(file: string): 'image' | 'device' | 'token' {
  if (file.startsWith('/dev/')) return 'device';
  return file.startsWith('/var/run/secrets/kubernetes.io/serviceaccount/') ? 'token' : 'image';
}

/** Whether the file is there by now; what of a Secret cannot be read is not known to be. */
function holds({ at, key }: FileSource, world: World): boolean {
  if (!isA('ConfigMap', at) && !isA('Secret', at)) return false;
  const fact = isA('ConfigMap', at) ? world.get(at) : world.get(at);
  if (fact.is !== 'known') return false;
  const { data = {} } = fact.value;
  const binary = 'binaryData' in fact.value ? (fact.value.binaryData ?? {}) : {};
  return key in data || key in binary;
}
