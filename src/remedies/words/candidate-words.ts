import type { Lang } from '../../domain/lang.ts';

/** Why a value is suggested, in one sentence; nothing for a value that somebody chose. */
export function candidateWords(why: string, lang: Lang, note = ''): string {
  return (WORDS[why]?.[lang] ?? '').replace('%', `\`${note}\``);
}

const WORDS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  ran: {
    en: 'The revision before, which ran, has it.',
    ko: '실행되던 이전 리비전의 값입니다.',
  },
  elsewhere: {
    en: 'It is in use elsewhere in this cluster.',
    ko: '이 클러스터의 다른 곳에서 쓰이고 있습니다.',
  },
  nearest: {
    en: 'It exists, and its name is the nearest. Only right if that is what was meant.',
    ko: '실제로 있고 이름이 가장 비슷합니다. 의도한 것이 맞을 때만 적용하십시오.',
  },
  exists: {
    en: 'It exists here. Only right if that is what was meant.',
    ko: '여기에 실제로 있습니다. 의도한 것이 맞을 때만 적용하십시오.',
  },
  twice: {
    en: 'Twice what it is; what the program needs, only its use shows.',
    ko: '지금의 두 배입니다. 실제로 얼마나 필요한지는 사용량으로 알 수 있습니다.',
  },
  declared: {
    en: 'The container declares this port. Whether the program answers there, only the next start shows.',
    ko: '컨테이너가 선언한 포트입니다. 프로그램이 그 포트에서 답하는지는 다음 시작에서 알 수 있습니다.',
  },
  listens: {
    en: 'The program listens there. Whether it answers the path of the probe, only the next start shows.',
    ko: '프로그램이 듣는 포트입니다. 프로브의 경로에 답하는지는 다음 시작에서 알 수 있습니다.',
  },
  bound: { en: 'It is the bound that % sets.', ko: '%에서 정한 한도입니다.' },
  fits: {
    en: 'It is as much as finds a place today.',
    ko: '지금 배치할 수 있는 최댓값입니다.',
  },
  carried: {
    en: 'The pods that were meant carry it: %.',
    ko: '의도한 파드가 가진 값입니다: %',
  },
  offered: { en: 'The nodes offer it.', ko: '노드가 제공하는 값입니다.' },
  standard: {
    en: 'It needs nothing that is not there.',
    ko: '없는 것을 필요로 하지 않는 값입니다.',
  },
  usual: {
    en: 'A usual value; nothing in the cluster tells a better one.',
    ko: '흔히 쓰는 값입니다. 클러스터에서는 더 나은 값을 알 수 없습니다.',
  },
  margin: {
    en: 'Three times the patience of the probe, as the program was still starting when that ran out.',
    ko: '프로브가 기다린 시간의 세 배입니다. 그 시간이 지났을 때 프로그램은 아직 시작 중이었습니다.',
  },
  meant: {
    en: 'It ends what somebody set on purpose: ask them first.',
    ko: '누군가 일부러 정한 것을 끝냅니다. 먼저 확인하십시오.',
  },
  unneeded: {
    en: 'What it names is not there, and the pods can do without it.',
    ko: '가리키는 대상이 없고, 파드는 이것 없이도 실행될 수 있습니다.',
  },
  lowercase: {
    en: 'The same name in lower case, as a repository has to be written.',
    ko: '같은 이름을 소문자로 쓴 것입니다. 저장소 이름은 소문자여야 합니다.',
  },
  room: {
    en: 'Half as much again as the bound that is reached.',
    ko: '이미 도달한 한도의 한 배 반입니다.',
  },
  everywhere: {
    en: 'It listens at all addresses of the pod, so that the kubelet and Services reach it.',
    ko: '파드의 모든 주소에서 듣게 하여 kubelet과 Service가 닿을 수 있습니다.',
  },
  'own-space': {
    en: 'The program may write there.',
    ko: '프로그램이 쓸 수 있는 곳입니다.',
  },
  brought: {
    en: 'Its image brings this user, in the form that is usual.',
    ko: '이미지에 보통 들어 있는 사용자입니다.',
  },
  hook: {
    en: 'The container then starts without what the hook did: ask who wrote it.',
    ko: '훅이 하던 일 없이 컨테이너가 시작합니다. 작성한 사람에게 확인하십시오.',
  },
  links: {
    en: 'Kubernetes no longer injects variables for the Services of the namespace: a program of this pod that reads NAME_SERVICE_HOST on purpose loses them as well. Services are still found by name.',
    ko: '이 네임스페이스의 Service에 대한 변수를 더는 넣지 않습니다. NAME_SERVICE_HOST 값을 일부러 읽는 프로그램도 잃습니다. 이름으로 Service를 찾는 것은 그대로입니다.',
  },
  'node-default': {
    en: 'The pod then runs with the setting of its node.',
    ko: '파드는 노드의 설정으로 실행됩니다.',
  },
  runtime: {
    en: 'The pod then runs with the usual runtime: without the isolation that the other one gives, if that was meant.',
    ko: '파드가 기본 런타임으로 실행됩니다. 다른 런타임의 격리를 의도했다면 그것은 없어집니다.',
  },
  scheduler: {
    en: 'The scheduler then finds a node that meets what the pods ask for.',
    ko: '스케줄러가 파드의 조건에 맞는 노드를 찾습니다.',
  },
  'on-node': {
    en: 'The kubelet makes it, empty, where it is not there. Only right if nothing has to be in it.',
    ko: '없으면 kubelet이 빈 상태로 만듭니다. 들어 있어야 할 것이 없을 때만 적용하십시오.',
  },
  'last-day': {
    en: 'The last day that this month always has.',
    ko: '그 달에 항상 있는 마지막 날입니다.',
  },
  evictable: {
    en: 'One pod at a time may then be evicted.',
    ko: '한 번에 파드 하나씩 내보낼 수 있게 됩니다.',
  },
};
