import { peerFailureWords } from '../../knowledge/words/peer-failure-words.ts';
import { peerFailureIn, type PeerFailure } from '../../readings/logs/peer-failures.ts';
import { bilingual } from '../../text/bilingual.ts';
import type { LineSignature } from '../signature.ts';

const OWN = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** What kubectl says of itself, and what a page about errors says of curl's, is not a program's line. */
const OTHER = /Unable to connect to the server|current server API group list|proxyconnect/;

/** A program did not get through to another one: a name, a refusal, a timeout, a certificate, a login. */
export const peerFailure: LineSignature<PeerFailure> = {
  id: 'explain/peer-failure',
  strength: 'entails',
  repeats: ['explain/build-test', 'explain/own-address-refused'],

  read(line) {
    const failure = OTHER.test(line) ? undefined : peerFailureIn(line);
    return failure && !OWN.test(failure.host ?? '') ? failure : undefined;
  },

  told: ({ kind, host, port }) => ({ kind, host, port }),

  text: bilingual((lang) => ({ kind, host, port }) => {
    const { is, next } = peerFailureWords[lang][kind];
    return {
      ...WORDS[lang](host ? `${host}${port ? `:${port}` : ''}` : '', is),
      advice: [{ title: NEXT[lang], text: next }],
    };
  }),
};

const NEXT = { en: 'Next check', ko: '다음 확인' };
const WORDS = {
  en: (peer: string, is: string) => ({
    title: `a program does not reach ${peer || 'its peer'}: ${is}`,
    sentence: `A program did not get through to ${peer ? `\`${peer}\`` : 'another one'}: ${is}.`,
  }),
  ko: (peer: string, is: string) => ({
    title: `프로그램이 상대(${peer || '이름 없음'})에 닿지 못합니다: ${is}`,
    sentence: `프로그램이 ${peer ? `\`${peer}\` 주소` : '다른 프로그램'}에 닿지 못했습니다. ${is}.`,
  }),
};
