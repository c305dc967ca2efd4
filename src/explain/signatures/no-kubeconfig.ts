import type { Signature } from '../signature.ts';

/** `answered`: the text also holds the answer of a real API server. */
type NoKubeconfig = Readonly<{ hosted: boolean; answered: boolean }>;

/** kubectl's default address when it has no configuration (client-go, clientcmd). */
const DEFAULT_ADDRESS =
  /The connection to the server (localhost|127\.0\.0\.1):8080 was refused|Get "http:\/\/(localhost|127\.0\.0\.1):8080\/api|http:\/\/localhost:8080\/(?:version|openapi).*connection refused/;
const HOSTED = /runs-on:\s*(ubuntu|windows|macos)-/;
const ANSWERED = /Error from server|Internal error occurred/;

/** kubectl ran without any kubeconfig, and so asked its own machine. */
export const noKubeconfig: Signature<NoKubeconfig> = {
  id: 'explain/no-kubeconfig',

  *find(text) {
    const refused = text.match(DEFAULT_ADDRESS);
    if (!refused) return;
    yield {
      params: { hosted: Boolean(text.match(HOSTED)), answered: Boolean(text.match(ANSWERED)) },
      quotes: refused.quotes,
      strength: 'entails',
    };
  },

  text: {
    en: ({ hosted, answered }) => ({
      title: 'kubectl ran without a kubeconfig',
      sentence:
        'kubectl had no kubeconfig (the file is empty or missing, or `KUBECONFIG` is not set), so it asked its default address `localhost:8080` on the machine that ran it. Nothing in the cluster is at fault.',
      so: `What the text proves is the missing kubeconfig.${answered ? ' The other error is an answer of a real API server: it comes from another call and has another cause.' : ''} ${hosted ? 'The job ran on a hosted runner. ' : ''}The text does not say whether that machine could reach the API server at all: a hosted runner cannot route to a private address (10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16). That would show as \`i/o timeout\` once a kubeconfig is there.`,
      advice: [
        ...(hosted ? [] : [OWN_MACHINE.en]),
        {
          title: 'Let CI push the image and commit the tag, and let GitOps deploy',
          text: 'Then CI needs neither a route to the API server nor credentials for it.',
        },
        {
          title: 'Or run the job on a self-hosted runner inside the network',
          text: 'With `runs-on: self-hosted` and a kubeconfig of a service account that may only do what the job does, not `admin.conf` on the control-plane node. On a public repository a self-hosted runner lets pull requests from forks run code there.',
        },
        {
          title: 'Or give the runner a VPN or tunnel into the network',
          text: 'The API server stays unpublished.',
        },
      ],
    }),
    ko: ({ hosted, answered }) => ({
      title: 'kubectl이 kubeconfig 없이 실행되었습니다',
      sentence:
        'kubectl에 kubeconfig가 없어서(파일이 비었거나 없거나 `KUBECONFIG` 변수가 설정되지 않음) 실행된 머신의 기본값인 `localhost:8080` 주소로 요청했습니다. 클러스터에는 문제가 없습니다.',
      so: `이 텍스트가 입증하는 것은 kubeconfig가 없다는 사실입니다.${answered ? ' 다른 오류는 실제 API 서버의 응답이므로, 다른 호출에서 나왔고 원인도 다릅니다.' : ''} ${hosted ? '작업이 호스팅 러너에서 실행되었습니다. ' : ''}그 머신에서 API 서버까지 갈 수 있는지는 텍스트로 알 수 없습니다. 호스팅 러너는 사설 주소(10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16)로 갈 수 없으며, kubeconfig가 있었다면 \`i/o timeout\` 오류로 보입니다.`,
      advice: [
        ...(hosted ? [] : [OWN_MACHINE.ko]),
        {
          title: 'CI는 이미지를 올리고 태그만 커밋하고, 배포는 GitOps에 맡기기',
          text: '그러면 CI에 API 서버 경로도 자격 증명도 필요 없습니다.',
        },
        {
          title: '또는 네트워크 안의 셀프 호스팅 러너에서 실행',
          text: '`runs-on: self-hosted` 설정과 그 작업에 필요한 권한만 가진 서비스 어카운트의 kubeconfig를 쓰고, 컨트롤 플레인 노드의 `admin.conf` 파일은 쓰지 마십시오. 공개 저장소의 셀프 호스팅 러너에서는 포크의 풀 리퀘스트가 코드를 실행할 수 있습니다.',
        },
        {
          title: '또는 러너에 VPN이나 터널 연결',
          text: 'API 서버를 공개하지 않아도 됩니다.',
        },
      ],
    }),
  },
};

const OWN_MACHINE = {
  en: {
    title: 'On a machine of your own: give kubectl its kubeconfig',
    text: '`kubectl config get-contexts` is empty there. Point `KUBECONFIG` to the file, or fetch it from whoever runs the cluster; another user, such as root under sudo, has another `~/.kube/config`.',
  },
  ko: {
    title: '자신의 머신이라면 kubectl에 kubeconfig 지정',
    text: '그 머신의 `kubectl config get-contexts` 목록이 비어 있습니다. `KUBECONFIG` 변수로 파일을 지정하거나 클러스터 담당자에게서 받으십시오. sudo로 실행한 root처럼 다른 사용자는 `~/.kube/config` 파일도 다릅니다.',
  },
};
