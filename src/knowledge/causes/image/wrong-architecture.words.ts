import type { Advised, Cause } from '../../../domain/model.ts';
import { about } from './words/about.ts';
import { otherPlatform } from './words/other-platform.ts';

/** A program of another architecture, or a script that names no interpreter. */
export type Foreign = Readonly<{
  container: string;
  image: string;
  program?: string; // that could not be run
  isScript: boolean; // by its name: then a missing first line is likelier
  node?: string;
  architecture?: string; // of the node
}>;

/** What is said of a program that the kernel cannot run. */
export const wrongArchitectureWords: Pick<Cause<Foreign>, 'text' | 'advice'> = {
  text: {
    en({ name }, { container, image, program = 'its program', isScript, node, architecture }) {
      const place = node ? ` on node \`${node}\`${architecture ? ` (${architecture})` : ''}` : '';
      const [first, second] = isScript
        ? [
            'it is a script whose first line is no `#!`',
            'the image is for another CPU architecture',
          ]
        : [
            `image \`${image}\` is for another CPU architecture${architecture ? ` than ${architecture}` : ''}`,
            'the program is a script whose first line is no `#!`',
          ];
      return {
        title: `\`${name}\`: exec format error: the image is for another architecture`,
        sentence: `Container \`${container}\` of \`${name}\` ends at once with exec format error: the kernel cannot run \`${program}\`${place}. Most likely ${first}; less likely ${second}.`,
      };
    },
    ko({ name }, { container, image, program, isScript, node, architecture }) {
      const place = node ? `\`${node}\` 노드${architecture ? `(${architecture})` : ''}에서 ` : '';
      const [first, second] = isScript
        ? [
            '`#!` 첫 줄이 없는 스크립트일 가능성이 큽니다',
            '이미지의 CPU 아키텍처가 다를 수도 있습니다',
          ]
        : [
            `이미지 \`${image}\` 쪽의 CPU 아키텍처가 노드와 다를 가능성이 큽니다`,
            '`#!` 첫 줄이 없는 스크립트일 수도 있습니다',
          ];
      return {
        title: `\`${name}\`: exec format error: 이미지의 아키텍처가 다릅니다`,
        sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너가 exec format error로 바로 끝납니다. 커널이 ${place}${program ? `\`${program}\` ` : ''}프로그램을 실행할 수 없습니다. ${first}. ${second}.`,
      };
    },
  },

  advice: {
    doneBy: [],
    choose: ({ name }, { isScript }) => about(name, isScript ? SCRIPT : otherPlatform),
  },
};

const SCRIPT: Advised = {
  mayGoBack: true,
  en: {
    title: 'Begin the script with its interpreter',
    text: 'Put `#!/bin/sh`, or what the script is written for, into its first line with nothing before it, and build the image again. Where it has such a line, build the image for the architecture of the node.',
  },
  ko: {
    title: '스크립트 첫 줄에 인터프리터 쓰기',
    text: '스크립트의 맨 첫 줄에 `#!/bin/sh` 같은 인터프리터를 쓰고 이미지를 다시 만드십시오. 이미 있다면 노드의 아키텍처용으로 이미지를 빌드하십시오.',
  },
};
