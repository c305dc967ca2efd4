import type { Lang } from '../../domain/lang.ts';
import type { Crash } from '../../world/readings/logs/crashes.ts';

/** The container of a pod that a finding is about. */
export type InContainer = Readonly<{ container: string; isInit: boolean; pod: string }>;

/** Of a crash, what the words of every finding about a container need. */
export function inContainer({ container, isInit, on }: Omit<Crash, 'run'>): InContainer {
  return { container: container.name, isInit, pod: on.name };
}

/** Names a container within a sentence: a noun follows each name in Korean. */
export const containerWords: Readonly<Record<Lang, (where: InContainer) => string>> = {
  en: ({ container, isInit }) => `${isInit ? 'init container' : 'container'} \`${container}\``,
  ko: ({ container, isInit }) => `\`${container}\` ${isInit ? '초기화 컨테이너' : '컨테이너'}`,
};
