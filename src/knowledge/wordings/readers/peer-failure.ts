import { peerFailureIn, type PeerFailure } from '../../../readings/logs/peer-failures.ts';
import { bilingual } from '../../../text/bilingual.ts';
import { present } from '../../../text/present.ts';
import { peerFailureWords } from '../../words/peer-failure-words.ts';
import type { KnownWording } from '../known-wording.ts';

const OWN = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** What kubectl says of itself, and what a page about errors says of curl's, is not a program's line. */
const OTHER = /Unable to connect to the server|current server API group list|proxyconnect/;
type Kind = PeerFailure['kind'];

/** A program did not get through to another one: a name, a refusal, a timeout, a certificate, a login. */
export const peerFailure: KnownWording = {
  key: 'peer-failure',
  id: 'peer-failure',
  strength: 'entails',
  doors: ['status'], // of a log `network/cannot-reach` tells more
  repeats: ['build-test', 'own-address-refused'],

  read(line) {
    const failure = OTHER.test(line) ? undefined : peerFailureIn(line);
    if (!failure || OWN.test(failure.host ?? '')) return undefined;
    const { kind, host, port } = failure;
    return { kind, ...present({ host }), ...(port && { port: `${port}` }) };
  },

  told: (caught) => caught,

  text: bilingual((lang) => ({ kind = '', host, port }) => {
    const { is, next } = peerFailureWords[lang][kind as Kind];
    return { ...WORDS[lang](host ? `${host}${port ? `:${port}` : ''}` : '', is), check: next };
  }),
};

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
