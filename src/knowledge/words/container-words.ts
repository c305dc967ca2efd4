import type { Bilingual } from '../../domain/lang.ts';
import { present } from '../../text/present.ts';
import type { Crash } from '../signs/logs/crashes.ts';

/**
 * The container of a pod that a finding is about; `isSidecar`: an init container that runs on beside the others; `index`:
 * that of its pod in an Indexed Job, which tells the part of the work that failed.
 */
export type InContainer = Readonly<{
  container: string;
  isInit: boolean;
  pod: string;
  isSidecar?: true;
  index?: string;
}>;

const INDEX = 'batch.kubernetes.io/job-completion-index';

/** Of a crash, what the words of every finding about a container need. */
export function inContainer({ container, isInit, on, pod }: Omit<Crash, 'run'>): InContainer {
  const isSidecar = isInit && container.restartPolicy === 'Always';
  const index = pod.metadata?.annotations?.[INDEX];
  return {
    container: container.name,
    isInit,
    pod: on.name,
    ...present({ isSidecar }),
    ...(index !== undefined && { index }),
  };
}

/** Names a container within a sentence: a noun follows each name in Korean. */
export const containerWords: Bilingual<(where: InContainer) => string> = {
  en: (where) =>
    `${kindOf(where, EN)} \`${where.container}\`${where.index === undefined ? '' : ` of index ${where.index}`}`,
  ko: (where) =>
    `${where.index === undefined ? '' : `인덱스 ${where.index}의 `}\`${where.container}\` ${kindOf(where, KO)}`,
};

const EN = ['container', 'init container', 'sidecar container'] as const;
const KO = ['컨테이너', '초기화 컨테이너', '사이드카 컨테이너'] as const;

function kindOf({ isInit, isSidecar }: InContainer, words: typeof EN | typeof KO): string {
  if (isSidecar) return words[2];
  return isInit ? words[1] : words[0];
}
