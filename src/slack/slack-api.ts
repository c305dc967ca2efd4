import type { ModalView } from '@slack/types';

import type { Lang } from '../domain/lang.ts';
import type { Message } from './views/blocks.ts';

/** Where a message goes. */
export type Spot = Readonly<{ channel: string; thread?: string }>;

/** Which message of which incident this is; it travels as metadata, so that a lost answer can be made up for. */
export type Label = Readonly<{ incident: string; part: string }>;

/**
 * What delivery needs of Slack. Every call throws NotNow (DeliveryDelayed, SlackUnsure, SlackMisconfigured) or
 * SlackRefused and never tries twice by itself: the queue decides when to run a job again.
 */
export interface SlackApi {
  /** Answers with the ts of the new message. */
  post(spot: Spot, message: Message, label: Label): Promise<string>;
  update(channel: string, ts: string, message: Message): Promise<void>;
  remove(channel: string, ts: string): Promise<void>;
  /** The ts of every message with this label, the oldest first; `since` is RFC 3339. */
  find(spot: Spot, label: Label, since: string): Promise<readonly string[]>;
  /** The channel of the direct messages with somebody: by the id of a person one can post, and look nothing up. */
  directTo(user: string): Promise<string>;
  /** Answers a command or click by its response_url, which serves 5 times within 30 minutes. */
  respond(url: string, message: Message, to: 'asker' | 'replace'): Promise<void>;
  /** Shows a modal's next content, or the shorter one where Slack finds that too large or wrong. */
  updateView(view: string, content: ModalView, shorter: ModalView): Promise<void>;
}

/** What a listener needs of Slack at once, while a trigger lives (3 s). */
export interface SlackDoor {
  /** Opens a modal and answers with its id. */
  openView(trigger: string, content: ModalView): Promise<string>;
  updateView(view: string, content: ModalView): Promise<void>;
  /** Shows a message to one person only. */
  whisper(spot: Spot, user: string, message: Message): Promise<void>;
  user(id: string): Promise<SlackUser>;
  /** Who the token belongs to. */
  self(): Promise<Self>;
}

/** Somebody, as far as it matters for who may act and how to speak to them. */
export type SlackUser = Readonly<{
  team?: string;
  email?: string; // confirmed
  lang?: Lang; // of their Slack, where kubewhy speaks it
  isBot: boolean;
  isGuest: boolean;
}>;
/** The bot and its workspace. */
export type Self = Readonly<{ team: string; user: string; bot?: string }>;
