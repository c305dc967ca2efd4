import { present } from '../../text/present.ts';
import type { Signature } from '../signature.ts';

/** `step` is a line that writes the kubeconfig from a secret, `secret` that secret's name; `isAlone`: nothing says that kubectl was asked. */
type WebServer = Readonly<{
  title: string;
  step?: string;
  secret?: string;
  address?: string;
  isAlone?: true;
}>;

const PAGE = /<!doctype html|<html[\s>]/i;
const LOGIN = /authentication required|log ?in|sign ?in|jenkins/i;
const TITLE = /<title>(?<title>[^<]{1,160})<\/title>/i;
const KUBECTL = /kubectl|Error from server|KUBECONFIG|\.kube\/config|kustomize|helm/;
const WRITES_CONFIG =
  /^(?<step>.*\$\{\{ *secrets\.(?<secret>\w+) *\}\}.*(?:\.kube\/config|KUBECONFIG).*)$/m;
const ADDRESS = /https?:\/\/(?<address>[\w.-]+:\d+)/;

/** kubectl printed a web page: something else than an API server answered. */
export const answeredByWebServer: Signature<WebServer> = {
  id: 'explain/answered-by-web-server',

  *find(text) {
    const page = text.match(PAGE);
    const isKubectl = Boolean(text.match(KUBECTL));
    if (!page || !(isKubectl || text.match(LOGIN))) return;
    const title = text.match(TITLE);
    const step = text.match(WRITES_CONFIG);
    const address = text.match(ADDRESS)?.groups['address'];
    const isOther = address !== undefined && !/^(localhost|127\.)/.test(address);
    const { step: written, secret } = step?.groups ?? {};
    yield {
      params: {
        title: title?.groups['title']?.trim() ?? '',
        ...(written && { step: written.trim() }),
        ...present({ secret }),
        ...(isOther && { address }),
        ...(!isKubectl && { isAlone: true as const }),
      },
      quotes: [
        page.quotes[0],
        ...(title ? [title.quotes[0]] : []),
        ...(step ? [step.quotes[0]] : []),
      ],
      strength: isOther || !isKubectl ? 'suggests' : 'fits',
    };
  },

  text: {
    en: ({ title, secret, address, isAlone }) => ({
      title: 'a web server answered kubectl, not Kubernetes',
      sentence: address
        ? `A web page${title && ` ("${title}")`} came from \`${address}\`: a login page or proxy stands in front of that address, and not an API server alone.`
        : `A web page${title && ` ("${title}")`} came back${isAlone ? '. If kubectl printed it,' : ':'} a web server on port 8080 of the machine that ran kubectl answered, not Kubernetes. The kubeconfig there is empty or missing, so kubectl asked \`localhost:8080\`.`,
      so: address
        ? 'Whether the address in the kubeconfig is the right one has to be looked at.'
        : `${secret ? `A step writes the kubeconfig from the secret \`${secret}\`, which is probably empty: an empty secret truncates the file. ` : ''}Every other job on that runner that uses this file fails from now on too. This is no RBAC refusal.`,
      advice: address
        ? [
            {
              title: 'Look which address kubectl uses',
              text: '`kubectl config view --minify` shows it without credentials.',
            },
          ]
        : [
            {
              title: 'Restore the kubeconfig of that machine',
              text: 'From a service account that may only do what the jobs do; `admin.conf` would work too, but gives CI every right.',
            },
            {
              title: 'Remove the step that writes it',
              text: 'If a file must be written, write it to `$RUNNER_TEMP`, point `KUBECONFIG` there, and stop when the secret is empty: `[ -n "$X" ]` and `set -o pipefail`.',
            },
            {
              title: 'Look before deploying',
              text: '`kubectl config view --minify` shows which server is meant, without credentials.',
            },
          ],
    }),
    ko: ({ title, secret, address, isAlone }) => ({
      title: 'Kubernetes가 아니라 웹 서버가 kubectl에 응답했습니다',
      sentence: address
        ? `\`${address}\` 주소에서 웹 페이지${title && `("${title}")`}가 돌아왔습니다. 그 주소 앞에 로그인 페이지나 프록시가 있습니다.`
        : `웹 페이지${title && `("${title}")`}가 돌아왔습니다. ${isAlone ? 'kubectl이 출력한 것이라면, ' : ''}kubectl을 실행한 머신의 8080 포트에 있는 웹 서버가 응답했으며 Kubernetes가 아닙니다. 그 머신의 kubeconfig가 비었거나 없어서 kubectl이 \`localhost:8080\` 주소로 요청했습니다.`,
      so: address
        ? 'kubeconfig에 적힌 주소가 맞는지 확인해야 합니다.'
        : `${secret ? `한 단계가 \`${secret}\` 시크릿으로 kubeconfig를 쓰는데, 이 시크릿이 비어 있는 것으로 보입니다. 빈 시크릿은 파일을 비웁니다. ` : ''}같은 파일을 쓰는 그 러너의 다른 작업도 모두 실패합니다. RBAC 거부가 아닙니다.`,
      advice: address
        ? [
            {
              title: 'kubectl이 쓰는 주소 확인',
              text: '`kubectl config view --minify` 명령은 자격 증명 없이 주소를 보여 줍니다.',
            },
          ]
        : [
            {
              title: '그 머신의 kubeconfig 복구',
              text: '작업에 필요한 권한만 가진 서비스 어카운트로 만드십시오. `admin.conf` 파일도 동작하지만 CI에 모든 권한을 줍니다.',
            },
            {
              title: '파일을 쓰는 단계 제거',
              text: '꼭 써야 한다면 `$RUNNER_TEMP` 아래에 쓰고 `KUBECONFIG` 변수로 가리키며, 시크릿이 비었으면 멈추게 하십시오: `[ -n "$X" ]`, `set -o pipefail`.',
            },
            {
              title: '배포 전에 확인',
              text: '`kubectl config view --minify` 명령으로 어느 서버인지 자격 증명 없이 볼 수 있습니다.',
            },
          ],
    }),
  },
};
