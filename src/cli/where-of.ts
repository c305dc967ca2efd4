import type { Lang } from '../domain/lang.ts';
import { shell } from '../text/shell.ts';
import type { ClusterOptions } from './session.ts';

/** The options that ask the same cluster in the same language, as a shell takes them. */
export function whereOf({
  snapshot,
  context,
  kubeconfig,
  lang,
}: ClusterOptions & Readonly<{ lang: Lang }>): string {
  const options = { snapshot, context, kubeconfig, ...(lang !== 'en' && { lang }) };
  return Object.entries(options)
    .flatMap(([name, value]) => (value ? [shell` --${name} ${value}`] : []))
    .join('');
}
