import { z } from 'zod';

import { missingKey } from '../../../diagnosis/causes/config/missing-key.ts';
import type { MissingKey } from '../../../diagnosis/causes/config/missing-key.words.ts';
import type { Change } from '../../../domain/plan.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { fieldChange } from '../../field-change.ts';
import { CONTAINER, inTemplate } from '../../reach/in-template.ts';
import { fits } from '../../reach/values.ts';
import { templateProposal, type TemplateParams } from '../../template-proposal.ts';
import { templateWords } from '../../words/template-words.ts';
import { workloadOf, type Workload } from '../../workload.ts';

type NearestKey = TemplateParams & Readonly<{ key?: string; near?: string; object?: string }>;

/** Names the key that a ConfigMap has, where hardly another can have been meant. */
export const nearestKey: Remedy<NearestKey, MissingKey> = {
  id: 'config/nearest-key',
  answers: [missingKey],
  reach: inTemplate({
    [`${CONTAINER}/env/*/valueFrom/configMapKeyRef/key`]: fits(z.string()),
  }),

  *propose(finding, world) {
    const { key, near, close } = finding.params;
    if (finding.confidence !== 'proven' || !close || near === undefined) return;
    const workload = workloadOf(finding, world);
    const change = workload && changeOf(workload, finding, near);
    if (!change) return;
    yield templateProposal(workload, change, world, { key, near, object: finding.subject.name });
  },

  inWords: (params, lang) => templateWords(params, lang, WORDS[lang](params)),
};

const WORDS = {
  en: ({ key = '', near = '', object = '' }: NearestKey) => ({
    title: `Use key \`${near}\``,
    short: `Takes \`${near}\` of ConfigMap \`${object}\` in place of \`${key}\`.`,
    text: `The container takes key \`${near}\` of ConfigMap \`${object}\`, which exists, in place of \`${key}\`. Whether its value is what the program expects, only a person can tell.`,
  }),
  ko: ({ key = '', near = '', object = '' }: NearestKey) => ({
    title: `\`${near}\` 키 사용`,
    short: `ConfigMap \`${object}\` 객체에서 \`${key}\` 대신 \`${near}\` 키를 씁니다.`,
    text: `컨테이너가 ConfigMap \`${object}\` 객체에 없는 \`${key}\` 키 대신 실제로 있는 \`${near}\` 키를 씁니다. 그 값이 프로그램이 기대하는 값인지는 사람이 확인해야 합니다.`,
  }),
};

/** The one place of the template that names the key. */
function changeOf(
  { template, holder }: Workload,
  { subject, params: { container, key } }: Finding<MissingKey>,
  near: string,
): Change | undefined {
  for (const list of ['initContainers', 'containers'] as const) {
    for (const [at, { name, env = [] }] of (template.spec?.[list] ?? []).entries()) {
      if (name !== container) continue;
      const index = env.findIndex(({ valueFrom }) => {
        const held = valueFrom?.configMapKeyRef;
        return held?.name === subject.name && held.key === key;
      });
      const path = `/spec/template/spec/${list}/${at}/env/${index}/valueFrom/configMapKeyRef`;
      return index < 0 ? undefined : fieldChange(holder, path, ['name'], { key: near });
    }
  }
  return undefined;
}
