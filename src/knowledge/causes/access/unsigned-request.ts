import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { isWithin } from '../../../readings/time.ts';
import { shell } from '../../../text/shell.ts';
import { timeWord } from '../../../text/time-word.ts';
import { fieldSymptom } from '../../field-symptom.ts';

/** Who is to issue, and since when the request is approved. */
type Unsigned = Readonly<{ signer: string; since: string }>;

/** Signed by the controller manager itself, where it is given a key to sign with (kube-controller-manager, csrsigning). */
const BY_ITSELF = /^kubernetes\.io\//;

/** A signer that runs issues within seconds. */
const NORMAL_MS = 60_000;
const REQUEST = 'certificates.k8s.io/CertificateSigningRequest';

/** A request for a certificate has been approved, and none is issued: `kubectl get csr` calls that Approved, not Approved,Issued. */
const unsigned: SymptomFinder<typeof REQUEST> = {
  ...fieldSymptom('request-unsigned', [REQUEST], 'progress', (request, { now }) => {
    const approved = conditionOf(request, 'Approved');
    const since = approved?.lastTransitionTime ?? request.metadata?.creationTimestamp;
    if (!approved || request.status?.certificate || conditionOf(request, 'Failed'))
      return undefined;
    if (!since || isWithin(NORMAL_MS, since, now)) return undefined;

    const { signerName: quote } = request.spec;
    return { path: '/spec/signerName', quote, reason: 'Approved', since };
  }),
  isExtra: true, // where its signer failed a condition says why
};

/** Nobody issues the certificate that a request was approved for. */
export const unsignedRequest: Cause<Unsigned, typeof REQUEST> = {
  id: 'access/unsigned-request',
  of: [REQUEST],
  explains: ['request-unsigned'],
  symptom: unsigned,

  *explain({ on, evidence, since = '' }, _, { spec }) {
    yield {
      subject: on,
      params: { signer: spec.signerName, since },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { signer, since }) => ({
      title: `CertificateSigningRequest \`${name}\` is approved, and nobody signs it`,
      sentence: `\`${name}\` was approved at ${timeWord(since)}, and signer \`${signer}\` has not issued a certificate.`,
      so: BY_ITSELF.test(signer)
        ? 'The controller manager signs for this signer: it does not run, or has no key to sign with (--cluster-signing-cert-file and -key-file).'
        : `Whatever signs for \`${signer}\` does not run, may not sign, or was never installed: Kubernetes itself does not.`,
    }),
    ko: ({ name }, { signer, since }) => ({
      title: `승인된 CertificateSigningRequest \`${name}\` 객체에 아무도 서명하지 않습니다`,
      sentence: `\`${name}\` 객체는 ${timeWord(since)}에 승인되었지만 서명자 \`${signer}\` 쪽에서 인증서를 발급하지 않았습니다.`,
      so: BY_ITSELF.test(signer)
        ? '이 서명자의 서명은 컨트롤러 매니저가 합니다. 실행되지 않거나 서명할 키가 없는 것입니다(--cluster-signing-cert-file, -key-file).'
        : `\`${signer}\` 서명자를 맡은 컨트롤러가 실행되지 않거나, 서명 권한이 없거나, 설치된 적이 없습니다. 쿠버네티스가 스스로 서명하지는 않습니다.`,
    }),
  },

  advice: {
    en: ({ name }, { signer }) => ({
      title: `Look whether the controller behind \`${signer}\` runs`,
      text: 'Its log says whether it has seen the request. The name of the signer has to be the very one that it signs for; with another one, recreate the request.',
      lines: linesFor(name),
    }),
    ko: ({ name }, { signer }) => ({
      title: `\`${signer}\` 서명자의 컨트롤러가 실행 중인지 확인`,
      text: '그 컨트롤러의 로그에 요청을 보았는지가 나옵니다. 서명자 이름은 컨트롤러가 맡은 이름과 정확히 같아야 하며, 다르면 요청을 새로 만드십시오.',
      lines: linesFor(name),
    }),
  },
};

function linesFor(name: string): readonly string[] {
  return [shell`kubectl describe csr ${name}`];
}
