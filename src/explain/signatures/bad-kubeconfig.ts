import type { Signature } from '../signature.ts';

type BadKubeconfig = Readonly<{ file: string }>;

const BROKEN = /error loading config file "(?<file>[^"]+)"/;

/** A kubeconfig is there and is no kubeconfig. */
export const badKubeconfig: Signature<BadKubeconfig> = {
  id: 'explain/bad-kubeconfig',

  *find(text) {
    const broken = text.match(BROKEN);
    if (!broken) return;
    yield {
      params: { file: broken.groups['file'] ?? '' },
      quotes: broken.quotes,
      strength: 'entails',
    };
  },

  inWords: ({ file }, lang) => WORDS[lang](file),
};

const WORDS = {
  en: (file: string) => ({
    title: 'the kubeconfig cannot be parsed',
    sentence: `kubectl found the kubeconfig \`${file}\`, but what stands in it is no kubeconfig. No server was asked.`,
    so: 'It was usually written from a secret whose value is cut, encoded twice, or not decoded.',
    advice: [
      {
        title: 'Write the file anew from its source',
        text: 'Stop when the secret is empty and when decoding fails: `set -euo pipefail`. Do not paste the file anywhere: it holds credentials.',
      },
    ],
  }),
  ko: (file: string) => ({
    title: 'kubeconfig를 해석할 수 없습니다',
    sentence: `kubectl이 \`${file}\` 파일을 찾았지만 내용이 kubeconfig가 아닙니다. 어느 서버에도 요청하지 않았습니다.`,
    so: '시크릿 값이 잘렸거나, 두 번 인코딩되었거나, 디코딩하지 않고 쓴 경우가 많습니다.',
    advice: [
      {
        title: '원본에서 파일 다시 만들기',
        text: '시크릿이 비었거나 디코딩이 실패하면 멈추게 하십시오: `set -euo pipefail`. 자격 증명이 들어 있으니 파일 내용을 붙여 넣지 마십시오.',
      },
    ],
  }),
};
