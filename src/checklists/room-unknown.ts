import type { Mark } from '../domain/checklist.ts';

/** Where no placement can be simulated. */
export const roomUnknown: Mark = {
  is: 'not-checked',
  says: {
    en: 'How much room the nodes have is not known, so nothing could be simulated.',
    ko: '노드의 여유를 알 수 없어 시뮬레이션할 수 없습니다.',
  },
};
