import type { Advised } from '../../../../domain/model.ts';

/** What helps where a node runs out of memory, and no limit is what is reached. */
export const requestWords: Advised = {
  en: {
    title: 'Request what it really uses',
    text: 'With memory requests that are near the use, the scheduler puts no more on a node than fits, and the kernel chooses others first. `kubectl top pods -A --sort-by=memory` shows who uses most; a limit keeps one pod from taking what others need.',
  },
  ko: {
    title: '실제 사용량만큼 요청하기',
    text: '메모리 요청(request)이 사용량에 가까우면 스케줄러가 노드에 넘치게 배치하지 않고 커널도 다른 것을 먼저 고릅니다. `kubectl top pods -A --sort-by=memory` 명령으로 많이 쓰는 파드를 찾고, 제한(limit)으로 한 파드가 남의 몫을 쓰지 못하게 하십시오.',
  },
};
