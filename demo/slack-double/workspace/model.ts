// The workspace as the double keeps it and as the page is told about it: plain data.
import type { Block } from '../blocks/block.ts';
import type { SentView } from '../blocks/view.ts';

/** Somebody in the workspace. `guest` stands for Slack's is_restricted. */
export type User = Readonly<{
  id: string;
  name: string;
  realName: string;
  email: string;
  locale: string; // IETF, "ko-KR"
  guest: boolean;
  bot: boolean;
}>;

/** A channel with the ids of its members. */
export type Channel = Readonly<{
  id: string;
  name: string;
  archived: boolean;
  members: readonly string[];
}>;

/** A file; `mimetype` is empty until Slack has looked at it. */
export type File = Readonly<{
  id: string;
  name: string;
  title: string;
  size: number;
  content: Uint8Array;
  uploadedAt?: number; // ms since the epoch
  sharedIn?: string;
}>;
/** A file as a message shows it. */
export type SharedFile = Readonly<{ id: string; name: string; title: string; text: string }>;

/** Data that an app hangs on a message. */
export type Metadata = Readonly<{
  event_type: string;
  event_payload: Readonly<Record<string, unknown>>;
}>;

/** A message as it stands in its channel. An ephemeral one has `only`: the one person who sees it. */
export type Message = Readonly<{
  ts: string;
  channel: string;
  user: string;
  text: string;
  blocks?: readonly Block[];
  thread?: string; // the parent's ts, on replies only
  metadata?: Metadata;
  editedAt?: string;
  files?: readonly SharedFile[];
  reactions?: readonly Readonly<{ name: string; users: readonly string[] }>[];
  only?: string;
}>;

/** What one element of a modal or message holds. */
export type ElementValue = Readonly<Record<string, unknown>>;
/** Values by block_id and action_id, as Slack sends them. */
export type Values = Readonly<Record<string, Readonly<Record<string, ElementValue>>>>;

/** A modal that is open in front of one person. */
export type View = Readonly<{
  id: string;
  hash: string;
  user: string;
  root: string;
  previous?: string;
  sent: SentView;
}>;

/** What has changed, for everyone who watches. */
export type WorkspaceEvent = Readonly<
  | { is: 'message'; message: Message } // new or changed; ephemeral where it has `only`
  | { is: 'deleted'; channel: string; ts: string; only?: string }
  | { is: 'views'; user: string; stack: readonly View[] }
  | { is: 'channel'; channel: Channel }
>;
