import type { Lang } from '../domain/lang.ts';
import type { Listening } from './listening.ts';

/** Slack waits 3 s for the whole answer; who somebody is, is remembered, so that this is needed rarely. */
const PATIENCE_MS = 500;

/** The language of a person's Slack where kubewhy speaks it; the configured one else, or when Slack is slow to say. */
export async function languageOf(
  person: string,
  { door, lang }: Pick<Listening, 'door' | 'lang'>,
): Promise<Lang> {
  const limit = Promise.withResolvers<Lang>();
  const timer = setTimeout(() => limit.resolve(lang), PATIENCE_MS);
  const asked = door.user(person).then(
    (user) => user.lang ?? lang,
    () => lang, // an answer in another language is better than none
  );
  const spoken = await Promise.race([asked, limit.promise]);
  clearTimeout(timer);
  return spoken;
}
