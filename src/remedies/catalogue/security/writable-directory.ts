import { z } from 'zod';

import { readOnlyRoot } from '../../../diagnosis/causes/security/read-only-root.ts';
import type { ReadOnly } from '../../../diagnosis/causes/security/read-only-root.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { proposeForContainer, type ContainerFix } from '../../change/container-fix.ts';
import { CONTAINER, inTemplate } from '../../reach/in-template.ts';
import { adds } from '../../reach/values.ts';
import { templateWords } from '../../words/template-words.ts';

/** Where programs keep what they can make anew: an empty directory hides nothing there that they need. */
const SCRATCH = /^\/(?:tmp|run|var\/(?:tmp|run|cache|log)|var\/lib\/nginx)(?:\/|$)/;

/** No volume that is there already has such a name. */
const PREFIX = 'writable-';
const ownName = () => z.templateLiteral([PREFIX, z.string()]);
const mount = () => z.strictObject({ name: ownName(), mountPath: z.string().regex(SCRATCH) });
const empty = () => z.strictObject({ name: ownName(), emptyDir: z.strictObject({}) });

/** Mounts an empty directory where a program must write and its root file system is read-only. */
export const writableDirectory: Remedy<ContainerFix, ReadOnly> = {
  id: 'security/writable-directory',
  answers: [readOnlyRoot],
  reach: inTemplate({
    '/volumes': adds(empty),
    [`${CONTAINER}/volumeMounts`]: adds(mount),
  }),

  *propose(finding, world) {
    const { directory } = finding.params;
    if (directory === undefined || !SCRATCH.test(directory)) return;
    yield* proposeForContainer(finding, world, ({ container, path, template }) => {
      const { volumes = [] } = template.spec ?? {};
      const name = `${PREFIX}${directory.slice(1).replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 63);
      if (volumes.some((one) => one.name === name)) return undefined;

      const mounts = [...(container.volumeMounts ?? []), { name, mountPath: directory }];
      const field = path.slice('/spec/'.length);
      return {
        at: '/spec',
        identity: [`${field}/name`],
        fields: {
          volumes: [...volumes, { name, emptyDir: {} }],
          [`${field}/volumeMounts`]: mounts,
        },
        shown: directory,
      };
    });
  },

  inWords: (params, lang) => templateWords(params, lang, WORDS[lang](params)),
};

const WORDS = {
  en: ({ container = '', shown = '' }: ContainerFix) => ({
    title: `emptyDir at \`${shown}\``,
    short: 'The root file system stays read-only.',
    text: `Mounts an emptyDir at \`${shown}\` of container \`${container}\`; readOnlyRootFilesystem stays. The next start may stop at another directory, which then needs the same.`,
  }),
  ko: ({ container = '', shown = '' }: ContainerFix) => ({
    title: `\`${shown}\` 경로에 emptyDir`,
    short: '루트 파일 시스템은 계속 읽기 전용입니다.',
    text: `\`${container}\` 컨테이너의 \`${shown}\` 경로에 emptyDir을 마운트합니다. readOnlyRootFilesystem 설정은 그대로입니다. 다음 시작에서 다른 디렉터리에 막히면 그곳에도 같은 것이 필요합니다.`,
  }),
};
