import type { Named } from '../domain/answer.ts';

/** The kind without its API group, as people say it: "Rollout". */
export function kindWord(kind: string): string {
  return kind.slice(kind.lastIndexOf('/') + 1);
}

/** Names an object within a namespace that the reader knows: "Pod `web-1`". */
export function objectName({ kind, name }: Named): string {
  return `${kindWord(kind)} \`${name}\``;
}

/** Names an object for a reader who may be elsewhere: "Pod `shop/web-1`". */
export function fullName({ kind, namespace, name }: Named): string {
  return `${kindWord(kind)} \`${namespace ? `${namespace}/` : ''}${name}\``;
}
