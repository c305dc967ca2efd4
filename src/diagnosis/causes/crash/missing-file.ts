import { isA } from '../../../domain/keys.ts';
import type { Cause, World } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { fileSourceOf, type FileSource } from '../../signs/config/file-sources.ts';
import { mountOf } from '../../signs/config/mounts.ts';
import { pathIn } from '../../signs/config/paths.ts';
import { CRASHES, crashOf, exitOf, lastLines } from '../../signs/logs/crashes.ts';
import { endingSaying } from '../../signs/logs/ending.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';

/** Where the file should come from: the image, a volume, or a key of a ConfigMap or Secret. */
type From = Readonly<
  | { from: 'image' | 'volume' | 'device' | 'token' }
  | { from: 'key'; kind: string; holder: string; key: string }
>;
type Missing = InContainer &
  Readonly<{ file: string; said: string; exitCode: number; lacks: From }>;

/** As libraries word ENOENT (errno 2) about a file; Java's exception has other reasons, too, and the runtime's `exec` lacks an interpreter. */
const SAYS =
  /^(?!exec \/|.*(?:read-only file system|permission denied)).*(?:no such file or directory|\bENOENT\b|FileNotFoundException|Could not find file|Unable to access jarfile|Cannot find module|can't open file|(?:config(?:uration)?|file) .*(?:not found|does not exist))/i;
/** What ends a program stands at the end of its log. */
const LAST = 10;

/** A program ends because a file that it needs is not in its container. */
export const missingFile: Cause<Missing> = {
  id: 'crash/missing-file',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    if (!crash || crash.run.exitCode === 0 || crash.run.exitCode === 127) return;
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
        ...(source
          ? [{ source: 'field', on, path: source.path, quote: source.at.name } as const]
          : []),
      ],
      strength: 'fits',
      restsOn,
    };
  },

  text: {
    en({ name }, params) {
      const { file, said, exitCode, lacks } = params;
      const where = containerWords.en(params);
      const why = {
        image: 'The image does not have it, and no volume is mounted there.',
        volume: 'A volume is mounted there, and does not have it.',
        device:
          'A container only has the devices of its node that it is given: by a device plugin, or where it is privileged.',
        token:
          'The token of its service account is not mounted: automountServiceAccountToken is false, of the pod or of the account.',
        key: `${'kind' in lacks ? `${lacks.kind} \`${lacks.holder}\` is mounted there, and has no key \`${brief(lacks.key)}\`` : ''}.`,
      }[lacks.from];
      return {
        title: `\`${name}\`: ${where} misses the file \`${file}\``,
        sentence: `The ${where} of \`${name}\` ends with exit code ${exitCode} because it does not find \`${file}\`: “${said}”. ${why}`,
      };
    },
    ko({ name }, params) {
      const { file, said, exitCode, lacks } = params;
      const where = containerWords.ko(params);
      const why = {
        image: '이미지에 그 파일이 없고, 그 경로에 마운트된 볼륨도 없습니다.',
        volume: '그 경로에 마운트된 볼륨에 그 파일이 없습니다.',
        device: '컨테이너에는 디바이스 플러그인이 주거나 특권일 때만 노드의 장치가 있습니다.',
        token:
          '서비스 어카운트의 토큰이 마운트되지 않았습니다. 파드나 서비스 어카운트의 automountServiceAccountToken 값이 false입니다.',
        key: `${'kind' in lacks ? `그 경로에 마운트된 ${lacks.kind} \`${lacks.holder}\` 객체에 \`${brief(lacks.key)}\` 키가 없습니다` : ''}.`,
      }[lacks.from];
      return {
        title: `\`${name}\`: ${where}에 \`${file}\` 파일이 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 \`${file}\` 파일을 찾지 못해 ${withExitKo(exitCode)} 끝납니다: “${said}”. ${why}`,
      };
    },
  },
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
