import type { Cause, Evidence } from '../../../domain/model.ts';
import { mountOf, type Mounted } from '../../../readings/config/mounts.ts';
import { pathIn } from '../../../readings/config/paths.ts';
import { brief, lastSaying } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/** `kind` is what the volume holds, `by` what makes it read-only: its kind, the mount, or since then its disk. */
type ReadOnly = InContainer &
  Readonly<{
    said: string;
    file: string;
    mount: string;
    volume: string;
    kind: string;
    by: 'kind' | 'mount' | 'disk';
  }>;

/** As libraries word EROFS (errno 30). */
const SAYS = /read-only file system|\bEROFS\b/i;
/** The kubelet mounts these read-only, whatever the mount says. */
const ALWAYS = [
  ['configMap', 'ConfigMap'],
  ['secret', 'Secret'],
  ['projected', 'projected'],
  ['downwardAPI', 'downward API'],
] as const;

/** A program writes to a volume that it can only read. */
export const readOnlyVolume: Cause<ReadOnly> = {
  id: 'storage/read-only-volume',
  explains: TROUBLES,

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const { on, log, run } = troubled;
      const said = lastSaying(SAYS, on, log);
      const file = said && pathIn(said.evidence.quote);
      const mounted = file && mountOf(troubled, file);
      if (!said || !file || !mounted) continue;

      const found = reasonOf(mounted);
      const mounts = troubled.container.volumeMounts ?? [];
      const index = Number(mounted.path.split('/').at(-1));
      const field = quotedField(on, found.path, found.quote);
      const evidence: readonly [Evidence, Evidence] = [said.evidence, field];
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          said: brief(said.evidence.quote),
          file: brief(file),
          mount: mounts[index]?.mountPath ?? '',
          volume: mounted.volume.name,
          kind: found.kind,
          by: found.by,
        },
        evidence,
        strength: run && found.by !== 'disk' ? 'entails' : 'fits',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { said, file, mount, volume, kind, by } = params;
      const where = containerWords.en(params);
      const why = {
        kind: `the ${kind} volume \`${volume}\`, which is always read-only`,
        mount: `the volume \`${volume}\`, which it mounts read-only`,
        disk: `the volume \`${volume}\`, whose file system has turned read-only: its disk may have failed`,
      }[by];
      return {
        title: `\`${name}\`: ${where} writes to a read-only volume`,
        sentence: `The ${where} of \`${name}\` writes \`${file}\`, but \`${mount}\` is ${why}: “${said}”.`,
        ...(by !== 'disk' && {
          detail: 'It has to write elsewhere, such as to an emptyDir that is mounted for that.',
        }),
      };
    },
    ko({ name }, params) {
      const { said, file, mount, volume, kind, by } = params;
      const where = containerWords.ko(params);
      const why = {
        kind: `${kind} 볼륨 \`${volume}\` 객체이며 언제나 읽기 전용입니다`,
        mount: `읽기 전용으로 마운트한 볼륨 \`${volume}\` 객체입니다`,
        disk: `볼륨 \`${volume}\` 객체이며 파일 시스템이 읽기 전용으로 바뀌었습니다. 디스크 고장일 수 있습니다`,
      }[by];
      return {
        title: `\`${name}\`: ${where}가 읽기 전용 볼륨에 쓰려고 합니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 \`${file}\` 경로에 쓰려고 하지만, \`${mount}\` 경로는 ${why}: “${said}”.`,
        ...(by !== 'disk' && {
          detail: '쓰기용으로 마운트한 emptyDir 같은 다른 곳에 써야 합니다.',
        }),
      };
    },
  },

  advice: {
    choose: (_, { volume, by }) =>
      by === 'disk'
        ? {
            en: {
              title: 'Look after the disk',
              text: `See what the node's kernel and the storage say of volume \`${volume}\`: a file system turns read-only after errors of its disk. Have it checked, and its data saved, before anything writes to it again.`,
            },
            ko: {
              title: '디스크 점검',
              text: `노드의 커널과 스토리지가 \`${volume}\` 볼륨에 대해 남긴 기록을 확인하십시오. 디스크 오류가 나면 파일 시스템이 읽기 전용으로 바뀝니다. 다시 쓰기 전에 점검하고 데이터를 보관하십시오.`,
            },
          }
        : {
            extra: [
              {
                en: {
                  title: 'Or give it a volume',
                  text: 'Mount an emptyDir for what the program writes.',
                },
                ko: {
                  title: '또는 볼륨 마운트',
                  text: '프로그램이 쓸 곳으로 emptyDir 볼륨을 마운트하십시오.',
                },
              },
            ],
            en: {
              title: 'Write elsewhere',
              text: `Point the program at a directory where it may write: volume \`${volume}\` can only be read.`,
            },
            ko: {
              title: '다른 곳에 쓰기',
              text: `프로그램이 쓸 수 있는 디렉터리를 쓰게 하십시오. \`${volume}\` 볼륨은 읽기만 할 수 있습니다.`,
            },
          },
  },
};

function reasonOf({ volume, volumePath, path, readOnly }: Mounted) {
  for (const [field, kind] of ALWAYS) {
    if (volume[field]) {
      const place = { path: `${volumePath}/name`, quote: volume.name };
      return { by: 'kind', kind, ...place } as const;
    }
  }
  if (readOnly) return { by: 'mount', kind: '', path: `${path}/readOnly`, quote: 'true' } as const;
  if (volume.persistentVolumeClaim?.readOnly) {
    const field = `${volumePath}/persistentVolumeClaim/readOnly`;
    return { by: 'mount', kind: '', path: field, quote: 'true' } as const;
  }
  return { by: 'disk', kind: '', path: `${volumePath}/name`, quote: volume.name } as const;
}
