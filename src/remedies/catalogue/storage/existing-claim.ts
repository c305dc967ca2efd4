import { z } from 'zod';

import { claimMissing } from '../../../diagnosis/causes/storage/claim-missing.ts';
import type { NotFound } from '../../../diagnosis/references/not-found.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { fieldChange } from '../../field-change.ts';
import { inTemplate } from '../../reach/in-template.ts';
import { fits } from '../../reach/values.ts';
import { templateProposal, type TemplateParams } from '../../template-proposal.ts';
import { templateWords } from '../../words/template-words.ts';
import { workloadOf } from '../../workload.ts';

type Params = TemplateParams & Readonly<{ was: string; is: string }>;

/** Mounts the claim of a like name that is there and that no pod mounts. */
export const existingClaim: Remedy<Params, NotFound> = {
  id: 'storage/existing-claim',
  answers: [claimMissing],
  reach: inTemplate({
    '/volumes/*/persistentVolumeClaim/claimName': fits(z.string().min(1)),
  }),

  *propose(finding, world) {
    const workload = workloadOf(finding, world);
    const { near: is } = finding.params;
    const was = finding.subject.name;
    const place = workload?.template.spec?.volumes?.findIndex(
      ({ persistentVolumeClaim: of }) => of?.claimName === was,
    );
    if (!workload || !is || place === undefined || place === -1) return;

    const at = `/spec/template/spec/volumes/${place}/persistentVolumeClaim`;
    const change = fieldChange(workload.holder, at, [], { claimName: is });
    yield templateProposal(workload, change, world, { was, is });
  },

  inWords: (params, lang) =>
    templateWords(
      params,
      lang,
      {
        en: {
          title: `Mount claim \`${params.is}\` instead of \`${params.was}\``,
          short: `\`${params.is}\` is there and unused. Only right if it holds what is meant.`,
          text: `PersistentVolumeClaim \`${params.is}\` is there, and no pod mounts it. Only right if it holds the data that \`${params.was}\` was to hold.`,
        },
        ko: {
          title: `\`${params.was}\` 대신 \`${params.is}\` 클레임 마운트`,
          short: `\`${params.is}\` 객체는 있고 쓰이지 않습니다. 의도한 데이터가 맞을 때만 적용하십시오.`,
          text: `PersistentVolumeClaim \`${params.is}\` 객체는 있고 마운트한 파드가 없습니다. \`${params.was}\` 객체가 담을 데이터가 맞을 때만 적용하십시오.`,
        },
      }[lang],
    ),
};
