import type { Cause } from '../../../domain/model.ts';
import { brief, lastSaying, logOfEnd } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { serviceOfHost } from './signs/named-services.ts';

/** `host` is whose certificate that is, where the log names one. */
type Expired = InContainer & Readonly<{ workload: string; said: string; host?: string }>;

/** How TLS libraries say that the time of a certificate is over. */
const SAYS =
  /certificate has expired(?! or is not yet valid: current time \S+ is before)|certificate expired|CERT_HAS_EXPIRED|CertificateExpiredException|sslv3 alert certificate expired|SSL_ERROR_EXPIRED_CERT|certificate (?:is )?expired/i;
/** Whom the program asked, in that line or above it. */
const HOST =
  /\b(?:https|wss|rediss|ldaps|amqps|mongodb|postgres(?:ql)?):\/\/(?:[^@\s/]*@)?(?<host>[\w.-]+)/;

/** A program ends because the certificate of a server that it asks has expired. */
export const certificateExpired: Cause<Expired> = {
  id: 'crash/certificate-expired',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const { on } = crash;
    const log = lastLines(crash, world);
    const said = lastSaying(SAYS, on, log);
    if (!said) return;

    const whole = { lines: logOfEnd(on, crash.run, world).lines };
    const asked = lastSaying(HOST, on, { lines: [...whole.lines.slice(0, 20), ...log.lines] });
    const host = HOST.exec(said.evidence.quote)?.groups?.['host'] ?? asked?.groups['host'];
    const { subject, restsOn } = accountableFor(on, world);
    yield {
      subject: (host && serviceOfHost(host, on, world)) || subject,
      params: {
        ...inContainer(crash),
        workload: subject.name,
        said: brief(said.evidence.quote),
        ...present({ host }),
      },
      evidence: [said.evidence, ...(asked ? [asked.evidence] : []), exitOf(crash)],
      strength: 'fits',
      restsOn,
    };
  },

  text: {
    en({ name }, params) {
      const { workload, said, host } = params;
      const where = `${containerWords.en(params)} of \`${workload}\``;
      const whose = host
        ? `the certificate of \`${host}\``
        : 'the certificate of a server that it asks';
      return {
        title: `\`${name}\`: ${whose} has expired`,
        sentence: `The ${where} ends because ${whose} has expired${name === host || name === workload ? '' : ` (\`${name}\`)`}: “${said}”.`,
        detail:
          'The server was reached. Its certificate has to be renewed, and the server has to load the new one; a clock that is far ahead would look the same.',
      };
    },
    ko({ name }, params) {
      const { workload, said, host } = params;
      const where = `\`${workload}\` 워크로드의 ${containerWords.ko(params)}`;
      const whose = host ? `\`${host}\` 서버의 인증서` : '접속하려는 서버의 인증서';
      return {
        title: `\`${name}\`: ${whose}가 만료되었습니다`,
        sentence: `${where}가 끝나는 것은 ${whose}가 만료되었기 때문입니다${name === host || name === workload ? '' : `(\`${name}\`)`}: “${said}”.`,
        detail:
          '서버에는 닿았습니다. 인증서를 갱신하고 서버가 새 인증서를 읽게 해야 합니다. 시계가 크게 앞서 있어도 같은 오류가 납니다.',
      };
    },
  },

  advice: {
    en: () => ({
      title: 'Renew the certificate',
      text: 'Renew the certificate in the Secret that the server uses, and restart the server where it does not reload by itself. Do not turn the check off.',
    }),
    ko: () => ({
      title: '인증서 갱신',
      text: '서버가 쓰는 Secret의 인증서를 갱신하고, 스스로 다시 읽지 않는 서버라면 다시 시작하십시오. 인증서 검사를 끄지는 마십시오.',
    }),
  },
};
