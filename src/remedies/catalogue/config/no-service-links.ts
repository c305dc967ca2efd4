import { serviceLinkVariable } from '../../../diagnosis/causes/config/service-link-variable.ts';
import type { Linked } from '../../../diagnosis/causes/config/service-link-variable.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { proposeForContainer, type ContainerFix } from '../../container-fix.ts';
import { inTemplate } from '../../reach/in-template.ts';
import { only } from '../../reach/values.ts';
import { templateWords } from '../../words/template-words.ts';

/** Stops Kubernetes from injecting variables for the Services of the namespace. */
export const noServiceLinks: Remedy<ContainerFix, Linked> = {
  id: 'config/no-service-links',
  answers: [serviceLinkVariable],
  reach: inTemplate({ '/enableServiceLinks': only(false) }),

  propose: (finding, world) =>
    proposeForContainer(finding, world, () => ({
      at: '/spec',
      identity: [],
      fields: { enableServiceLinks: false },
      shown: 'false',
    })),

  inWords: (params, lang) => templateWords(params, lang, WORDS[lang]),
};

const WORDS = {
  en: {
    title: '`enableServiceLinks: false`',
    short: 'Other programs of the pod lose their NAME_SERVICE_HOST variables as well.',
    text: 'Kubernetes no longer injects variables for the Services of the namespace. A program of this pod that reads NAME_SERVICE_HOST or NAME_PORT on purpose loses them as well; Services are still found by name.',
  },
  ko: {
    title: '`enableServiceLinks: false`',
    short: '파드의 다른 프로그램도 NAME_SERVICE_HOST 변수를 잃습니다.',
    text: '이 네임스페이스의 Service에 대한 변수를 더는 넣지 않습니다. 이 파드의 프로그램이 NAME_SERVICE_HOST, NAME_PORT 값을 일부러 읽고 있다면 그것도 사라집니다. 이름으로 Service를 찾는 것은 그대로입니다.',
  },
};
