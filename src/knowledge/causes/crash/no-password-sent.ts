import type { Cause } from '../../../domain/model.ts';
import { brief, lastSaying } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { namedServices } from './signs/named-services.ts';

/** `service` is the server, where the container's settings name just one. */
type Unsent = InContainer & Readonly<{ server: string; said: string; service?: string }>;

/** How servers say that a client sent no password at all; a wrong one is another cause. */
const ROWS: readonly Readonly<{ server: string; says: RegExp }>[] = [
  { server: 'Redis', says: /\bNOAUTH\b|called without any password configured/ },
  { server: 'PostgreSQL', says: /fe_sendauth: no password supplied/ },
  { server: 'MySQL', says: /Access denied for user .*\(using password: NO\)/ },
  {
    server: 'MongoDB',
    says: /command \w+ requires authentication|there are no users authenticated/,
  },
  { server: 'Elasticsearch', says: /missing authentication credentials for REST request/ },
];

/** A server demands a password, and the program sends none. */
export const noPasswordSent: Cause<Unsent> = {
  id: 'crash/no-password-sent',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const { on } = crash;
    const log = lastLines(crash, world);
    for (const { server, says } of ROWS) {
      const said = lastSaying(says, on, log);
      if (!said) continue;

      const [service, ...others] = namedServices(crash, world);
      const named = service && others.length === 0 ? service : undefined;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(crash),
          server,
          said: brief(said.evidence.quote),
          ...(named && { service: named.at.name }),
        },
        evidence: [
          said.evidence,
          ...(named ? [quotedField(on, named.path, named.quote)] : []),
          exitOf(crash),
        ],
        strength: 'fits',
      };
      return;
    }
  },

  text: {
    en({ name }, params) {
      const { server, said, service } = params;
      const where = containerWords.en(params);
      const who = service ? `\`${service}\` (${server})` : `its ${server} server`;
      return {
        title: `\`${name}\`: ${who} demands a password, and none is sent`,
        sentence: `The ${where} of \`${name}\` ends because ${who} demands a password and it sends none: “${said}”.`,
        detail: 'The server was reached and answers. The program needs the password from a Secret.',
      };
    },
    ko({ name }, params) {
      const { server, said, service } = params;
      const where = containerWords.ko(params);
      const who = service ? `\`${service}\` 서버(${server})` : `${server} 서버`;
      return {
        title: `\`${name}\`: ${who}에서 비밀번호를 요구하지만 보내지 않습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 끝나는 것은 ${who}에서 비밀번호를 요구하는데 보내지 않기 때문입니다: “${said}”.`,
        detail:
          '서버에는 닿았고 응답도 왔습니다. 프로그램이 Secret에서 비밀번호를 받아 보내야 합니다.',
      };
    },
  },

  advice: {
    en: () => ({
      title: 'Pass the password',
      text: 'Give the container the password from the Secret that the server uses (env with secretKeyRef), under the variable that its client reads.',
    }),
    ko: () => ({
      title: '비밀번호 전달',
      text: '서버가 쓰는 Secret의 비밀번호를 클라이언트가 읽는 변수로 컨테이너에 전달하십시오(env의 secretKeyRef).',
    }),
  },
};
