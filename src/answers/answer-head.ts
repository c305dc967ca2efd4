import type { Lang } from '../domain/lang.ts';
import { ENGINE_VERSION } from './engine-version.ts';

/** What every answer begins with, whatever it is about. */
export function answerHead(lang: Lang) {
  return { schema: 'kubewhy/v1', engineVersion: ENGINE_VERSION, lang } as const;
}
