import { z } from 'zod';

import { wrongPort } from '../../../diagnosis/causes/probe/nothing-listens.ts';
import type { Elsewhere } from '../../../diagnosis/causes/probe/nothing-listens.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { proposeForContainer, type ContainerFix } from '../../container-fix.ts';
import { CONTAINER, inTemplate } from '../../reach/in-template.ts';
import { fits } from '../../reach/values.ts';
import { valueAt } from '../../value-at.ts';
import { templateWords } from '../../words/template-words.ts';

/** Points a probe to the port at which its program says that it listens, and which its container declares. */
export const probePort: Remedy<ContainerFix, Elsewhere> = {
  id: 'probe/probe-port',
  answers: [wrongPort],
  reach: inTemplate({
    [`${CONTAINER}/{livenessProbe,readinessProbe,startupProbe}/{httpGet,tcpSocket,grpc}/port`]:
      fits(z.int()),
  }),

  *propose(finding, world) {
    if (finding.confidence !== 'proven') return;
    const { which, asked, listens } = finding.params;
    const field = `${which.toLowerCase()}Probe`;

    yield* proposeForContainer(finding, world, ({ container, path }) => {
      const ways = ['httpGet', 'tcpSocket', 'grpc'];
      const way = ways.find((one) => valueAt(container, `/${field}/${one}/port`) === asked);
      if (!way) return undefined;
      const fields = { [`${field}/${way}/port`]: listens };
      return { at: path, identity: ['name'], fields, shown: `${listens}` };
    });
  },

  inWords: (params, lang) => templateWords(params, lang, WORDS[lang](params)),
};

const WORDS = {
  en: ({ container = '', shown = '' }: ContainerFix) => ({
    title: `Probe port ${shown}`,
    short: `The probe asks the port at which the program listens.`,
    text: `The probe of container \`${container}\` asks port ${shown}, at which its program listens. Whether it answers the probe's path there, only the next start shows.`,
  }),
  ko: ({ container = '', shown = '' }: ContainerFix) => ({
    title: `프로브 포트 ${shown}`,
    short: '프로브가 프로그램이 듣는 포트를 묻게 합니다.',
    text: `\`${container}\` 컨테이너의 프로브가 프로그램이 듣는 ${shown} 포트를 묻게 합니다. 그 포트에서 프로브의 경로에 답하는지는 다음 시작에서 알 수 있습니다.`,
  }),
};
