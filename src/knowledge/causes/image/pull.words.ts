import type { PullRows } from '../../words/pull-rows.ts';

/** What is said of a registry that answers, and does not hand out the image. */
export const pullRows = {
  'not-found': {
    en: {
      short: 'not found',
      clause: ({ registry, tag }) =>
        `registry \`${registry}\` says that tag \`${tag}\` or its repository does not exist (not found)`,
    },
    ko: {
      short: '없음',
      clause: ({ registry, tag }) =>
        `\`${registry}\` 레지스트리에 \`${tag}\` 태그 또는 저장소가 없습니다`,
    },
    advice: {
      mayGoBack: true,
      extra: [
        {
          en: {
            title: 'Or push the tag',
            text: 'Push the missing tag. The kubelet tries again by itself within 5 minutes.',
          },
          ko: {
            title: '또는 없는 태그 푸시',
            text: '또는 그 태그를 푸시하십시오. kubelet이 5분 안에 저절로 다시 시도합니다.',
          },
        },
      ],
      en: { title: 'Name a tag that exists', text: 'Set the image to one that exists.' },
      ko: { title: '존재하는 태그 지정', text: '존재하는 태그로 이미지를 바꾸십시오.' },
    },
  },
  'no-access': {
    doneBy: [],
    en: {
      short: 'no access, or no such repository',
      clause: ({ registry, pullWith }) =>
        `registry \`${registry}\` denies access: the repository does not exist, or needs authorization; its answer cannot tell the two apart${withSecrets.en(pullWith)}`,
    },
    ko: {
      short: '접근할 수 없거나 저장소 없음',
      clause: ({ registry, pullWith }) =>
        `\`${registry}\` 레지스트리가 접근을 거부합니다. 저장소가 없거나 인증이 필요한데, 응답만으로는 둘을 구별할 수 없습니다${withSecrets.ko(pullWith)}`,
    },
    advice: {
      en: {
        title: 'Check the name first, then the credentials',
        text: 'See in the registry whether the repository exists. If it does, give the pod a pull Secret for that registry (`imagePullSecrets`, or on its service account).',
      },
      ko: {
        title: '이름을 먼저, 그다음 자격 증명 확인',
        text: '레지스트리에 저장소가 있는지 확인하십시오. 있다면 그 레지스트리용 pull 시크릿을 파드나 서비스 어카운트의 `imagePullSecrets` 항목에 지정하십시오.',
      },
    },
  },
  unauthorized: {
    doneBy: [],
    en: {
      short: 'unauthorized',
      clause: ({ registry, pullWith }) =>
        `registry \`${registry}\` answers that the pull is unauthorized${withSecrets.en(pullWith)}`,
    },
    ko: {
      short: '인증 거부',
      clause: ({ registry, pullWith }) =>
        `\`${registry}\` 레지스트리가 자격 증명을 거부합니다${withSecrets.ko(pullWith)}`,
    },
    advice: {
      en: {
        title: 'Renew the pull credentials',
        text: 'Renew the Secret for this registry, and see that it is of type kubernetes.io/dockerconfigjson and names the same host as the image. The kubelet tries again within 5 minutes.',
      },
      ko: {
        title: 'pull 자격 증명 갱신',
        text: '이 레지스트리용 Secret을 갱신하고, 유형이 kubernetes.io/dockerconfigjson이며 이미지와 같은 호스트를 담는지 확인하십시오. kubelet이 5분 안에 다시 시도합니다.',
      },
    },
    withoutSecret: {
      en: {
        title: 'Give it credentials for the registry',
        text: 'Make a Secret of type kubernetes.io/dockerconfigjson for this registry and name it in `imagePullSecrets` of the pod or of its service account. Where the nodes log in by themselves (a cloud registry), see why they may not pull this repository.',
      },
      ko: {
        title: '레지스트리 자격 증명 주기',
        text: '이 레지스트리용 kubernetes.io/dockerconfigjson 유형의 Secret을 만들어 파드나 서비스 어카운트의 `imagePullSecrets` 항목에 지정하십시오. 노드가 직접 로그인하는 클라우드 레지스트리라면 노드가 이 저장소를 받을 수 없는 이유를 확인하십시오.',
      },
    },
  },
  policy: {
    en: {
      short: 'withheld by a policy of the registry',
      clause: ({ registry }) =>
        `registry \`${registry}\` has it and does not hand it out: a policy there is not met, such as one on vulnerabilities or signatures (412)`,
    },
    ko: {
      short: '레지스트리 정책에 따른 차단',
      clause: ({ registry }) =>
        `\`${registry}\` 레지스트리에 있지만 취약점이나 서명 같은 정책에 걸려 내주지 않습니다(412)`,
    },
    advice: {
      en: {
        title: 'Meet the policy of the registry',
        text: 'Look the image up in the registry, which shows what it fails (scan, signature, quarantine), and push one that passes.',
      },
      ko: {
        title: '레지스트리 정책 충족',
        text: '레지스트리에서 어떤 검사(취약점, 서명, 격리)에 걸렸는지 확인하고, 통과하는 이미지를 푸시하십시오.',
      },
    },
  },
  'rate-limited': {
    en: {
      short: 'rate limited',
      clause: ({ registry }) =>
        `registry \`${registry}\` has had too many pulls from here and allows no more for now (429)`,
    },
    ko: {
      short: '횟수 제한',
      clause: ({ registry }) => `\`${registry}\` 레지스트리의 pull 횟수 제한에 걸렸습니다(429)`,
    },
    advice: {
      en: {
        title: 'Wait, log in, or mirror',
        text: 'Pull with an account, which has a higher limit, or from a mirror of your own. Without either it passes by itself, on Docker Hub within hours.',
      },
      ko: {
        title: '대기, 로그인 또는 미러 사용',
        text: '한도가 더 높은 계정으로 받거나 자체 미러를 사용하십시오. 그대로 두면 저절로 풀립니다(Docker Hub는 몇 시간).',
      },
    },
  },
  'registry-error': {
    en: {
      short: 'the registry fails',
      clause: ({ registry }) => `registry \`${registry}\` itself fails (5xx)`,
    },
    ko: {
      short: '레지스트리 오류',
      clause: ({ registry }) => `\`${registry}\` 레지스트리 자체에 오류가 있습니다(5xx)`,
    },
    advice: {
      en: {
        title: 'See how the registry is',
        text: 'Look at its status page or its own log; the kubelet tries again by itself.',
      },
      ko: {
        title: '레지스트리 상태 확인',
        text: '레지스트리의 상태 페이지나 로그를 확인하십시오. kubelet은 저절로 다시 시도합니다.',
      },
    },
  },
} satisfies PullRows;

/** In brackets; nothing where it is not known which the pod names. */
const withSecrets = {
  en: (secrets: string | undefined) => {
    if (secrets === undefined) return '';
    return secrets
      ? ` (imagePullSecrets of the pod: ${secrets}; expired, wrong, or for another registry?)`
      : ' (the pod names no pull secret)';
  },
  ko: (secrets: string | undefined) => {
    if (secrets === undefined) return '';
    return secrets
      ? `(파드에 지정된 pull 시크릿 ${secrets}: 만료되었거나 틀렸거나 다른 레지스트리용인지 확인하십시오)`
      : '(파드에 지정된 pull 시크릿이 없습니다)';
  },
};
