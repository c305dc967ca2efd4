import { z } from 'zod';

import { missingCapability } from '../../../diagnosis/causes/security/missing-capability.ts';
import type { Missing } from '../../../diagnosis/causes/security/missing-capability.words.ts';
import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { proposeForContainer, type ContainerFix } from '../../change/container-fix.ts';
import { CONTAINER, inTemplate } from '../../reach/in-template.ts';
import { adds } from '../../reach/values.ts';
import { templateWords } from '../../words/template-words.ts';

/** What the baseline Pod Security Standard lets a container add; nothing more is ever proposed. */
const HARMLESS = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'KILL',
  'NET_BIND_SERVICE',
  'SETGID',
  'SETUID',
] as const;
const ENFORCED = 'pod-security.kubernetes.io/enforce';

/** Gives a container back exactly the capabilities that its program was denied or asks for next. */
export const addCapabilities: Remedy<ContainerFix, Missing> = {
  id: 'security/add-capabilities',
  answers: [missingCapability],
  reach: inTemplate({
    [`${CONTAINER}/securityContext/capabilities/add`]: adds(() => z.enum(HARMLESS)),
  }),

  *propose(finding, world) {
    const { missing, next, user } = finding.params;
    const wanted = [...missing, ...next];
    if (user !== undefined || finding.confidence !== 'proven') return;
    if (
      !wanted.every((name) => HARMLESS.some((one) => one === name)) ||
      isRestricted(finding, world)
    )
      return;

    yield* proposeForContainer(finding, world, ({ container, path }) => {
      const { capabilities } = container.securityContext ?? {};
      if (!capabilities) return undefined; // what drops them is not in the template
      const add = [...new Set([...(capabilities.add ?? []), ...wanted])];
      const fields = { 'securityContext/capabilities/add': add };
      return { at: path, identity: ['name'], fields, shown: `[${add.join(', ')}]` };
    });
  },

  inWords: (params, lang) => templateWords(params, lang, WORDS[lang](params)),
};

const WORDS = {
  en: ({ container = '', shown = '' }: ContainerFix) => ({
    title: `\`capabilities.add: ${shown}\``,
    short: 'Gives back what the program was denied, and what it needs right after that.',
    text: `Container \`${container}\` gets \`capabilities.add: ${shown}\`; \`drop\` stays. This is what it was denied and what such a program asks for next. An image that is made for running without root, on a port above 1023, would need none of it.`,
  }),
  ko: ({ container = '', shown = '' }: ContainerFix) => ({
    title: `\`capabilities.add: ${shown}\``,
    short: '거부된 것과 바로 다음에 필요한 것만 돌려줍니다.',
    text: `\`${container}\` 컨테이너에 \`capabilities.add: ${shown}\` 값을 넣습니다. \`drop\` 설정은 그대로입니다. 거부된 것과 이런 프로그램이 이어서 필요로 하는 것만 포함합니다. root 없이 1023보다 큰 포트에서 실행되도록 만든 이미지라면 아무것도 필요 없습니다.`,
  }),
};

/** Where only the restricted standard is let in, or that is not known, such pods might not be created at all. */
function isRestricted({ subject: { namespace = '' } }: Finding, world: World): boolean {
  const fact = world.get({ kind: 'Namespace', name: namespace });
  return fact.is !== 'known' || fact.value.metadata?.labels?.[ENFORCED] === 'restricted';
}
