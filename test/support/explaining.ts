import type { Lang } from '#src/domain/lang.ts';
import { explain } from '#src/explain/explain.ts';

/** What a text is found to show: ids, how sure that is, and all that is said and advised about it. */
export function read(text: string, lang: Lang = 'en') {
  const { found, named, well } = explain(text);
  const ids = found.map(({ signature }) => signature.id.replace('explain/', ''));
  const strengths = found.map(({ strength }) => strength);
  const said = found.map(({ signature, params }) => JSON.stringify(signature.text[lang](params)));
  return {
    ids,
    strengths,
    said: said.join('\n'),
    quotes: found.flatMap(({ quotes }) => quotes),
    named,
    well,
  };
}
