import type { Revision } from '../../readings/workloads/revision.ts';
import { marked } from '../../text/marked.ts';

/** "`6c7c9fb85d` (`blog-web:v47`; 2 Ready)", which reads alike in every language. */
export function revisionWords({ hash, images, ready }: Revision): string {
  const held = [marked(images), `${ready} Ready`].filter(Boolean).join('; ');
  return `\`${hash}\` (${held})`;
}
