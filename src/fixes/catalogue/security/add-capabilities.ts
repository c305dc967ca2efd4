import { HARMLESS_CAPABILITIES } from '../../../carry-out/reach/forms/harmless-capabilities.ts';
import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { missingCapability } from '../../../knowledge/causes/security/missing-capability.ts';
import type { MissingCapability } from '../../../knowledge/causes/security/missing-capability.words.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inContainer } from '../../fields/found.ts';
import { containerOf } from '../../fields/holders.ts';
import { type FieldParams, fieldWords } from '../../words/field-words.ts';

const ENFORCED = 'pod-security.kubernetes.io/enforce';

const FIELD = 'securityContext/capabilities/add';

const row = fieldRemedy<MissingCapability>({
  id: 'security/add-capabilities',
  answers: [missingCapability],

  *find(finding, world) {
    const { container, missing, next, user } = finding.params;
    const wanted = [...missing, ...next];
    if (user !== undefined || finding.confidence !== 'proven') return;
    if (
      !wanted.every((name) => HARMLESS_CAPABILITIES.some((one) => one === name)) ||
      isRestricted(finding, world)
    )
      return;

    const one = containerOf(finding, world, container);
    const { capabilities } = one?.container.securityContext ?? {};
    if (!one || !capabilities) return; // what drops them is not in the template
    const add = [...new Set([...(capabilities.add ?? []), ...wanted])];
    yield inContainer(one, FIELD, {
      candidates: [candidate(`[${add.join(', ')}]`, 'denied')],
      set: () => ({ [FIELD]: add }),
    });
  },
});

/** Gives a container back exactly the capabilities that its program was denied or asks for next. */
export const addCapabilities: Remedy<FieldParams, MissingCapability> = {
  ...row,
  text: fieldWords({
    en: ({ container = '', is: shown = '' }) => ({
      title: `\`capabilities.add: ${shown}\``,
      short: 'Gives back what the program was denied, and what it needs right after that.',
      text: `Container \`${container}\` gets \`capabilities.add: ${shown}\`; \`drop\` stays. This is what it was denied and what such a program asks for next. An image that is made for running without root, on a port above 1023, would need none of it.`,
    }),
    ko: ({ container = '', is: shown = '' }) => ({
      title: `\`capabilities.add: ${shown}\``,
      short: '거부된 것과 바로 다음에 필요한 것만 돌려줍니다.',
      text: `\`${container}\` 컨테이너에 \`capabilities.add: ${shown}\` 값을 넣습니다. \`drop\` 설정은 그대로입니다. 거부된 것과 이런 프로그램이 이어서 필요로 하는 것만 포함합니다. root 없이 1023보다 큰 포트에서 실행되도록 만든 이미지라면 아무것도 필요 없습니다.`,
    }),
  }),
};

/** Where only the restricted standard is let in, or that is not known, such pods might not be created at all. */
function isRestricted({ subject: { namespace = '' } }: Finding, world: World): boolean {
  const fact = world.get({ kind: 'Namespace', name: namespace });
  return fact.is !== 'known' || fact.value.metadata?.labels?.[ENFORCED] === 'restricted';
}
