import type { Ref } from '../../domain/model.ts';

/** Names an object of any kind: "Certificate `shop/web-tls`". */
export function refWord({ kind, namespace, name }: Ref): string {
  const [word] = kind.split('/').toReversed();
  return `${word} \`${namespace ? `${namespace}/` : ''}${name}\``;
}
