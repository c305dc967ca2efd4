// What somebody asked, and who and where they are.
import type { Lang } from './lang.ts';

/** What is asked about, as typed: "web-6c7c", "rollout/web"; nobody knows yet which object is meant. */
export type Query = Readonly<{ text: string; namespace?: string; cluster?: string }>;

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
}>;
