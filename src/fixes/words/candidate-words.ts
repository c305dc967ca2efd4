import type { CandidateCode } from '../../domain/codes.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';
import { probeCandidateWords } from './probe-candidate-words.ts';
import { rightsCandidateWords } from './rights-candidate-words.ts';
import { scaleCandidateWords } from './scale-candidate-words.ts';
import { useCandidateWords } from './use-candidate-words.ts';

/** Why a value is suggested, in one sentence; nothing for a value that somebody chose. */
export function candidateWords(why: CandidateCode, lang: Lang, note = ''): string {
  return WORDS[why][lang].replace('%', `\`${note}\``);
}

const WORDS: Readonly<Record<CandidateCode, Bilingual>> = {
  ...probeCandidateWords,
  ...useCandidateWords,
  ...scaleCandidateWords,
  ...rightsCandidateWords,
  chosen: { en: '', ko: '' }, // by a person, who knows why
  served: {
    en: 'Revision % has it, with pods that are Ready now.',
    ko: '리비전 %의 값이며, 그 파드가 지금 Ready 상태입니다.',
  },
  'came-through': {
    en: 'Revision % had it, the last that came through by its controller.',
    ko: '컨트롤러에 따르면 마지막으로 끝까지 진행된 리비전 %의 값입니다.',
  },
  earlier: {
    en: 'Revision % had it; whether that was well nobody recorded.',
    ko: '리비전 %에 있던 값입니다. 문제가 없었는지는 기록이 없습니다.',
  },
  back: { en: 'It sets back %.', ko: '%을(를) 되돌립니다.' },
  elsewhere: {
    en: 'It is in use elsewhere in this namespace.',
    ko: '이 네임스페이스의 다른 곳에서 쓰이고 있습니다.',
  },
  nearest: {
    en: 'It exists, and its name is the nearest. Only right if that is what was meant.',
    ko: '실제로 있고 이름이 가장 비슷합니다. 의도한 것이 맞을 때만 적용하십시오.',
  },
  program: {
    en: 'A program of nearly this name. Whether the image has it was not tried.',
    ko: '이름이 비슷한 프로그램입니다. 이미지에 있는지는 시험하지 않았습니다.',
  },
  exists: {
    en: 'It exists here. Only right if that is what was meant.',
    ko: '여기에 실제로 있습니다. 의도한 것이 맞을 때만 적용하십시오.',
  },
  priority: {
    en: 'It exists, with priority %: its pods may have those of a lower one evicted to get a place. Only right if it is the one that was meant.',
    ko: '실제로 있으며 우선순위는 %입니다. 자리를 얻으려고 우선순위가 더 낮은 파드를 내보낼 수 있습니다. 의도한 것이 맞을 때만 적용하십시오.',
  },
  twice: {
    en: 'Twice the current value. Only its use shows what the program needs.',
    ko: '지금의 두 배입니다. 실제로 얼마나 필요한지는 사용량으로 알 수 있습니다.',
  },
  declared: {
    en: 'The container declares this port. Whether the program answers there was not tried.',
    ko: '컨테이너가 선언한 포트입니다. 프로그램이 그 포트에서 답하는지는 시험하지 않았습니다.',
  },
  open: {
    en: 'A program of its pods says that it listens there.',
    ko: '파드의 프로그램이 그 포트에서 듣는다고 알립니다.',
  },
  bound: { en: 'It is the bound that % sets.', ko: '%에서 정한 한도입니다.' },
  fits: {
    en: 'That is as much as fits now.',
    ko: '지금 들어갈 수 있는 최댓값입니다.',
  },
  'fits-claim': {
    en: 'It is free, large enough and of the class; its labels are not those that the claim selects. Only right if it is the one that was meant.',
    ko: '비어 있고 크기와 클래스가 맞습니다. 레이블만 클레임의 셀렉터와 다르므로, 의도한 볼륨이 맞을 때만 적용하십시오.',
  },
  carried: {
    en: 'The pods that were meant carry it: %.',
    ko: '의도한 파드(%)가 가진 값입니다.',
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
  pulled: {
    en: 'A node then pulls it where it does not have it. Only right if a registry has it: one that is meant to lie on the nodes alone has to be brought there.',
    ko: '노드에 없으면 레지스트리에서 받습니다. 레지스트리에 있는 이미지일 때만 적용하십시오. 노드에만 두는 이미지라면 노드에 직접 넣어야 합니다.',
  },
  held: {
    en: 'The node of the pod has an image of this name, and starts it as it is: not a newer one under the same tag, and on another node it still has to be pulled.',
    ko: '파드의 노드에 이 이름의 이미지가 있어 그대로 시작합니다. 같은 태그의 새 이미지는 쓰이지 않으며, 다른 노드에서는 여전히 받아야 합니다.',
  },
  'node-port': {
    en: 'It is then reached from outside at a port of every node, and has no address of its own there.',
    ko: '외부에서는 모든 노드의 포트로 닿으며 고유한 외부 주소는 없습니다.',
  },
  'inside-only': {
    en: 'It is then reached from inside the cluster alone, such as by an Ingress.',
    ko: '클러스터 안(예: Ingress)에서만 닿습니다.',
  },
  meant: {
    en: 'It ends what somebody set on purpose: ask them first.',
    ko: '누군가 일부러 정한 것을 끝냅니다. 먼저 확인하십시오.',
  },
  'revision-before': {
    en: 'The revision before had as many. Ask first who scaled it to zero, and why.',
    ko: '이전 리비전의 개수입니다. 누가 왜 0으로 줄였는지 먼저 확인하십시오.',
  },
  applied: {
    en: 'It stands so in what was applied last.',
    ko: '마지막으로 적용한 내용의 값입니다.',
  },
  unneeded: {
    en: 'What it names is not there, and the pods can do without it.',
    ko: '가리키는 대상이 없고, 파드는 이것 없이도 실행될 수 있습니다.',
  },
  lowercase: {
    en: 'The same name in lower case, as a repository has to be written.',
    ko: '같은 이름을 소문자로 쓴 것입니다. 저장소 이름은 소문자여야 합니다.',
  },
  everywhere: {
    en: 'It listens at all addresses of the pod, so that the kubelet and Services reach it.',
    ko: '파드의 모든 주소에서 듣게 하여 kubelet과 Service가 닿을 수 있습니다.',
  },
  hook: {
    en: 'The container then starts without what the hook did: ask who wrote it.',
    ko: '훅이 하던 일 없이 컨테이너가 시작합니다. 작성한 사람에게 확인하십시오.',
  },
  links: {
    en: 'Kubernetes no longer injects variables for the Services of the namespace: a program of this pod that reads NAME_SERVICE_HOST on purpose loses them as well. Services are still found by name.',
    ko: '이 네임스페이스의 Service에 대한 변수를 더는 넣지 않습니다. NAME_SERVICE_HOST 값을 일부러 읽는 프로그램도 잃습니다. 이름으로 Service를 찾는 것은 그대로입니다.',
  },
  'image-own': {
    en: 'The container then starts as its image says. Only right if the image starts the program by itself.',
    ko: '컨테이너가 이미지에 정해진 대로 시작합니다. 이미지가 프로그램을 스스로 시작할 때만 적용하십시오.',
  },
  'does-without': {
    en: 'The container then starts without it. Only right if the program can do without.',
    ko: '이것 없이 컨테이너가 시작합니다. 프로그램에 없어도 될 때만 적용하십시오.',
  },
  'free-port': {
    en: 'No pod asks any node for this port. Who calls the old one has to learn the new.',
    ko: '어느 파드도 노드에 요청하지 않은 포트입니다. 이전 포트를 쓰던 쪽에 새 포트를 알려야 합니다.',
  },
  overlap: {
    en: 'A run then starts while the one before is still at work: only right if two may run at once.',
    ko: '이전 실행이 끝나지 않아도 다음 실행이 시작됩니다. 함께 실행되어도 될 때만 적용하십시오.',
  },
  replace: {
    en: 'The next run then ends the one before, whatever that has done so far.',
    ko: '다음 실행이 이전 실행을 끝냅니다. 이전 실행이 어디까지 했는지는 따지지 않습니다.',
  },
  comma: {
    en: 'With this comma set right the whole file can be read.',
    ko: '이 쉼표만 고치면 파일 전체를 읽을 수 있습니다.',
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
