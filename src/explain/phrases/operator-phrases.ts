import type { Phrase } from './phrase.ts';

/** What operators and CI runners write of the objects that they look after. */
export const operatorPhrases: readonly Phrase[] = [
  {
    id: 'runner-pod-not-running',
    says: [
      /prepare environment: waiting for pod running: (?<said>(?:timed out|pod status is|pulling image).*?)(?:\. Check https:.*)?$/,
      /(?<said>Pod has failed to start more than \d+ times)/,
    ],
    en: [
      'the pod of a CI job did not start',
      'The runner made a pod for the job and gave it up: {said}. Why the pod did not start stands at the pod, not here.',
      '`why <pod>` in the namespace of the runner while the next one waits: an image, a place on a node, a quota or a volume are usual. It is deleted with its job, so the events of the namespace (`kubectl get events -n <namespace>`) tell what is left of it.',
    ],
    ko: [
      'CI 작업의 파드가 시작되지 않았습니다',
      '러너가 작업의 파드를 만들고 포기했습니다: {said}. 시작되지 않은 이유는 여기가 아니라 파드에 있습니다.',
      '다음 파드가 기다리는 동안 러너의 네임스페이스에서 `why <pod>` 명령으로 물으십시오. 이미지, 노드의 자리, 쿼터, 볼륨이 흔합니다. 파드는 작업과 함께 지워지므로 남은 것은 네임스페이스의 이벤트(`kubectl get events -n <namespace>`)에 있습니다.',
    ],
  },
  {
    id: 'external-secret-not-read',
    says: [
      /error (?:retrieving secret at|processing) [\w.[\]]+,? \(?key: (?<key>[^\s,)]+)\)?, err: (?<said>.+)/,
    ],
    en: [
      'the secret store did not give {key}',
      'External Secrets asked its store for `{key}`, and was answered: {said}. The Secret in the cluster stays as it is, or is not made.',
      'Compare the key with the store letter by letter (path, project, region, version), and with what the role of the (Cluster)SecretStore may read: many stores call a secret missing that may not be read. `why externalsecret/<name>` looks at the store, too.',
    ],
    ko: [
      '비밀 저장소에서 {key} 값을 받지 못했습니다',
      'External Secrets가 저장소에 `{key}` 값을 물었고 답은 이렇습니다: {said}. 클러스터의 Secret은 그대로이거나 만들어지지 않습니다.',
      '키를 저장소와 글자까지 비교하고(경로, 프로젝트, 리전, 버전) (Cluster)SecretStore의 역할이 읽을 수 있는지 확인하십시오. 읽을 수 없는 비밀을 없다고 답하는 저장소가 많습니다. `why externalsecret/<name>` 명령은 저장소도 살펴봅니다.',
    ],
  },
  {
    id: 'external-secret-fails',
    says: [/could not get secret data from provider$/],
    repeats: ['external-secret-not-read'],
    en: [
      'the secret store did not give what was asked',
      'External Secrets asked its store for a secret and did not get it. This condition does not say why.',
      'The answer of the store stands in the event UpdateFailed: `kubectl describe externalsecret <name>`. `why externalsecret/<name>` looks at the store, too.',
    ],
    ko: [
      '비밀 저장소에서 값을 받지 못했습니다',
      'External Secrets가 저장소에 물었지만 값을 받지 못했습니다. 이유는 이 상태에 없습니다.',
      '저장소의 답은 UpdateFailed 이벤트에 있습니다: `kubectl describe externalsecret <name>`. `why externalsecret/<name>` 명령은 저장소도 살펴봅니다.',
    ],
  },
  {
    id: 'challenge-not-seen',
    says: [
      /Waiting for (?<kind>HTTP-01|DNS-01) challenge propagation: (?<said>.+)/i,
      /propagation check failed" err="(?<said>[^"]+)"/,
    ],
    en: [
      'cert-manager does not see its own challenge yet',
      'Before it asks the authority, cert-manager tries from inside the cluster what the authority will try: {said}. It tries again; within the first minutes that is usual.',
      'HTTP-01: the name has to lead to the ingress controller that serves the class of the solver, on port 80, without a login or redirect, from inside the cluster as well (hairpin, split DNS): `kubectl get ingress,pod -l acme.cert-manager.io/http01-solver=true`. DNS-01: ask the authoritative server for the TXT record of `_acme-challenge`.',
    ],
    ko: [
      'cert-manager가 챌린지를 아직 확인하지 못했습니다',
      'cert-manager가 인증 기관에 묻기 전에 클러스터 안에서 먼저 확인합니다: {said}. 다시 시도하며 처음 몇 분은 흔한 일입니다.',
      'HTTP-01: 이름이 솔버의 클래스를 맡은 인그레스 컨트롤러로, 80번 포트에서 로그인이나 리디렉션 없이, 클러스터 안에서도(hairpin, split DNS) 이어져야 합니다: `kubectl get ingress,pod -l acme.cert-manager.io/http01-solver=true`. DNS-01: 권한 있는 서버에 `_acme-challenge` TXT 레코드를 조회하십시오.',
    ],
  },
];
