import type { Cause } from '../../../domain/model.ts';
import { shell } from '../../../text/shell.ts';

/** Who asks whom for a certificate. */
export type Unapproved = Readonly<{ signer: string; username?: string }>;

/** Approved by the controller manager itself, and by nobody else (kube-controller-manager, csrapproving). */
const BY_ITSELF = 'kubernetes.io/kube-apiserver-client-kubelet';

/** What is said of a request for a certificate that nobody has decided about. */
export const unapprovedRequestWords: Pick<Cause<Unapproved>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { signer, username }) => ({
      title: `CertificateSigningRequest \`${name}\` waits for somebody to approve it`,
      sentence: `\`${name}\` asks signer \`${signer}\` for a certificate${username ? ` on behalf of \`${username}\`` : ''}, and nobody has approved or denied it (Pending): until then none is issued.`,
      // csrcleaner, pendingExpiration
      so: `${
        signer === BY_ITSELF
          ? 'The controller manager approves requests of nodes for this signer: it does not run, or the node may not ask for it.'
          : 'Nothing of Kubernetes approves requests for this signer: a person or a controller has to.'
      } A request that nobody decides about is deleted after 24 hours.`,
    }),
    ko: ({ name }, { signer, username }) => ({
      title: `CertificateSigningRequest \`${name}\` 객체가 승인을 기다립니다`,
      sentence: `\`${name}\` 객체는 서명자 \`${signer}\` 앞으로${username ? ` \`${username}\` 사용자가 낸` : ''} 인증서 요청이며, 아무도 승인하거나 거부하지 않았습니다(Pending). 그때까지 인증서가 발급되지 않습니다.`,
      so: `${
        signer === BY_ITSELF
          ? '이 서명자에 대한 노드의 요청은 컨트롤러 매니저가 승인합니다. 컨트롤러 매니저가 실행되지 않거나 노드에 요청할 권한이 없는 것입니다.'
          : '이 서명자에 대한 요청은 쿠버네티스가 스스로 승인하지 않습니다. 사람이나 컨트롤러가 승인해야 합니다.'
      } 결정되지 않은 요청은 24시간 뒤에 삭제됩니다.`,
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'See who asks for what, and approve or deny it',
      text: 'Whoever holds the certificate is taken for the user and the groups that it names: approve it only if you know who asks, and why.',
      lines: linesFor(name),
      undo: 'A certificate that is issued is valid until it expires: it cannot be taken back.',
    }),
    ko: ({ name }) => ({
      title: '누가 무엇을 요청하는지 확인하고 승인 또는 거부',
      text: '인증서를 가진 쪽은 인증서에 적힌 사용자와 그룹으로 인정됩니다. 누가 왜 요청하는지 알 때에만 승인하십시오.',
      lines: linesFor(name),
      undo: '발급된 인증서는 만료될 때까지 유효하며 되돌릴 수 없습니다.',
    }),
  },
};

function linesFor(name: string): readonly string[] {
  return [
    shell`kubectl describe csr ${name}`,
    shell`kubectl certificate approve ${name}`,
    shell`kubectl certificate deny ${name}`,
  ];
}
