// What somebody asked, and who and where they are.
import type { Lang } from './lang.ts';

/**
 * What is asked about, as typed: "web-6c7c", "rollout/web"; nobody knows yet which object is meant. With leads it is
 * what the first of them leads to that leads anywhere, and the text says what that would be.
 */
export type Query = Readonly<{
  text: string;
  namespace?: string;
  cluster?: string;
  leads?: readonly Lead[];
}>;

/** One thing that an alert says of its object. */
export type Lead = Readonly<
  | { kind: string; name: string; namespace?: string } // a kind as typed; a name may end in "*"; without a namespace, anywhere
  | { workload: string; namespace?: string } // a workload or Service by its name, or by a label that holds it
  | { host: string; path?: string; isCertificate?: true; namespace?: string } // what serves a host name, or its certificate
  | { address: string; namespace?: string } // a node, or a pod of that namespace
  | { nodeOf: string; namespace?: string } // the node of that pod
>;

/** Somebody in a chat. */
export type Person = Readonly<{
  team: string;
  id: string;
  name: string;
  email?: string; // only where kubewhy.yaml lets it name a Kubernetes user
}>;

/** Where an answer goes. `responseUrl` serves where the bot may not post: 5 uses within 30 minutes. */
export type Destination = Readonly<{ channel: string; thread?: string; responseUrl?: string }>;

/** One question from a chat; its id also names the incident that it opens. */
export type Question = Readonly<{
  id: string;
  query: Query;
  lang: Lang;
  asker: Person;
  place: Destination;
  private: boolean;
  askedAt: string; // RFC 3339
  follows?: true; // asked how an update stands: the answer is edited until that is over
}>;

/** One alert of an Alertmanager webhook, as far as it is needed. */
export type Alert = Readonly<{
  id: string; // of the episode: fingerprint and start, so a redelivery has the same
  status: 'firing' | 'resolved';
  name: string;
  labels: Readonly<Record<string, string>>;
  annotations: Readonly<Record<string, string>>;
  startsAt: string;
  endsAt?: string;
  link?: string; // generatorURL
  dashboard?: string; // a URL, as Grafana sends it
  silence?: string; // the URL of the page on which it is silenced
  owners?: readonly Readonly<{ label: string; value: string }>[]; // by the setting `alerts.owner`
}>;
