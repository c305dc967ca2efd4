import { OWN_VOLUME, SCRATCH } from '../../../carry-out/reach/forms/scratch.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { readOnlyRoot, type ReadOnly } from '../../../knowledge/causes/security/read-only-root.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inPod } from '../../fields/found.ts';
import { containerOf } from '../../fields/holders.ts';
import { type FieldParams, fieldWords } from '../../words/field-words.ts';

const row = fieldRemedy<ReadOnly>({
  id: 'security/writable-directory',
  answers: [readOnlyRoot],

  *find(finding, world) {
    const { container, directory } = finding.params;
    if (directory === undefined || !SCRATCH.test(directory)) return;
    const one = containerOf(finding, world, container);
    const { volumes = [] } = one?.of.template.spec ?? {};
    const name = `${OWN_VOLUME}${directory.slice(1).replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 63);
    if (!one || volumes.some((volume) => volume.name === name)) return;

    const field = one.path.slice('/spec/'.length);
    const mounts = [...(one.container.volumeMounts ?? []), { name, mountPath: directory }];
    const found = inPod(one.of, 'volumes', {
      candidates: [candidate(directory, 'scratch')],
      set: () => ({
        volumes: [...volumes, { name, emptyDir: {} }],
        [`${field}/volumeMounts`]: mounts,
      }),
    });
    yield { ...found, container, identity: [`${field}/name`] };
  },
});

/** Mounts an empty directory where a program must write and its root file system is read-only. */
export const writableDirectory: Remedy<FieldParams, ReadOnly> = {
  ...row,
  text: fieldWords({
    en: ({ container = '', is: shown = '' }) => ({
      title: `emptyDir at \`${shown}\``,
      short: 'The root file system stays read-only.',
      text: `Mounts an emptyDir at \`${shown}\` of container \`${container}\`; readOnlyRootFilesystem stays. The next start may stop at another directory, which then needs the same.`,
    }),
    ko: ({ container = '', is: shown = '' }) => ({
      title: `\`${shown}\` 경로에 emptyDir`,
      short: '루트 파일 시스템은 계속 읽기 전용입니다.',
      text: `\`${container}\` 컨테이너의 \`${shown}\` 경로에 emptyDir을 마운트합니다. readOnlyRootFilesystem 설정은 그대로입니다. 다음 시작에서 다른 디렉터리에 막히면 그곳에도 같은 것이 필요합니다.`,
    }),
  }),
};
