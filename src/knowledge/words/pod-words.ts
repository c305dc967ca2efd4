import type { Bilingual } from '../../domain/lang.ts';

/** Names a pod with what made it, as the start of a sentence; a pod that nothing made stands for itself. */
export const podWords: Bilingual<(pod: string, owner: string) => string> = {
  en: (pod, owner) => (pod === owner ? `\`${pod}\`` : `\`${pod}\` of \`${owner}\``),
  ko: (pod, owner) =>
    pod === owner ? `\`${pod}\` 파드` : `\`${owner}\` 워크로드의 \`${pod}\` 파드`,
};
