import { createHash } from 'node:crypto';

/** What tells one piece of news from another. The start may be written in any time zone. */
export type News = Readonly<{
  groupKey: string;
  fingerprint: string;
  startsAt: string; // RFC 3339
  status: 'firing' | 'resolved';
}>;

/** The id of an episode: its end has that of its beginning, another one of the same labels has not. */
export function episodeId({ fingerprint, startsAt }: Omit<News, 'groupKey' | 'status'>): string {
  return hashOf(fingerprint, instant(startsAt));
}

/** The id of a piece of news: a redelivery and a second Alertmanager have the same. */
export function alertNewsId({ groupKey, fingerprint, startsAt, status }: News): string {
  return `a-${hashOf(groupKey, fingerprint, instant(startsAt), status)}`;
}

/** The id of the group in which Alertmanager sends alerts. */
export function groupId(groupKey: string): string {
  return hashOf(groupKey);
}

function instant(time: string): string {
  return new Date(time).toISOString();
}

/** A group key holds quotes and colons and has no limit: nothing but a hash of it fits an id. */
function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
