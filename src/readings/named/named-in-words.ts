import { refKey } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import { present } from '../../text/present.ts';
import { serviceAt, servicesNamed } from '../network/service-names.ts';
import { kindCalled } from './kind-words.ts';
import { webhookCalled } from './webhook-called.ts';

/** As many as a message is followed to. */
const MOST = 6;
const NAME = String.raw`[a-z0-9][a-z0-9.-]{0,200}[a-z0-9]`;
const QUOTE = String.raw`["'\`\[]?`;
/** "deployment.apps/web", "Deployment/shop/web", "pods/web-0". */
const SLASHED = new RegExp(
  String.raw`(?<![\w./-])(?<kind>[A-Za-z]{2,40}(?:\.[a-z0-9.-]{1,80})?)\/(?:(?<namespace>[a-z0-9-]{1,63})\/)?(?<name>${NAME})(?![\w/])`,
  'g',
);
/** Seen from each word, for the word before may look like a kind: "Service resource front in namespace shop", `secret "tls"`, "StatefulSet shop/db", "pod [db-0]". */
const SPOKEN = new RegExp(
  String.raw`(?<![\w./-])(?=(?<kind>[A-Za-z]{2,40}(?:\.[a-z0-9.-]{1,80})?) (?:resource |object |named )?${QUOTE}(?:(?<namespace>[a-z0-9-]{1,63})\/)?(?<name>${NAME})${QUOTE}(?: in (?:the )?namespace ${QUOTE}(?<where>[a-z0-9-]{1,63}))?(?![\w/]))`,
  'g',
);
/** What stands after a kind in a sentence about it: "as Secret does not exist". */
const NO_NAME =
  /^(?:a|an|and|are|as|at|be|been|by|can|cannot|could|did|do|does|exists?|failed|fails?|for|from|had|has|have|in|is|it|its|may|must|no|not|of|on|only|or|ready|should|that|the|this|to|was|were|which|will|with|would)$/;
const HOST = /(?<![\w.-])[a-z0-9-]{1,63}\.[a-z0-9-]{1,63}\.svc\b/g;
const ADDRESS = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]\d)/g;
const WEBHOOK = /webhook "(?<name>[^"\s]{1,253})"/g;
/** Kinds without a namespace. */
const WIDE = ['Node', 'Namespace', 'PersistentVolume'];

/**
 * The objects of the cluster that words of a controller name: by kind and name, by a host or address of a Service, by a webhook.
 * Only those that are there.
 */
export function namedInWords(text: string, namespace: string, world: World): readonly Ref[] {
  const called = [SLASHED, SPOKEN]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ groups = {} }): readonly Ref[] => {
      const kind = kindCalled(groups['kind'] ?? '');
      const { name = '' } = groups;
      if (!kind || NO_NAME.test(name)) return [];
      const where = groups['namespace'] ?? groups['where'] ?? namespace;
      return [{ kind, name, ...(!WIDE.includes(kind) && { namespace: where }) }];
    });
  const hosts = [...text.matchAll(HOST)].flatMap(([host]) => servicesNamed(host, namespace));
  const addresses = [...text.matchAll(ADDRESS)].flatMap(([address]) => {
    const service = serviceAt(address, namespace, world);
    const { namespace: where, name = '' } = service?.metadata ?? {};
    return service ? [{ kind: 'Service', name, ...present({ namespace: where }) }] : [];
  });
  const webhooks = [...text.matchAll(WEBHOOK)].flatMap(
    ({ groups }) => webhookCalled(groups?.['name'] ?? '', world) ?? [],
  );
  const all = [...called, ...hosts, ...addresses, ...webhooks].slice(0, MOST);
  const once = new Map<string, Ref>(all.map((ref) => [refKey(ref), ref]));
  return [...once.values()].filter((ref) => world.get(ref).is === 'known');
}
