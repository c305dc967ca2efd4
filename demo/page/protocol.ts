// What the playground's server and its page tell each other.
import type {
  Channel,
  Message,
  User,
  View,
  WorkspaceEvent,
} from '../slack-double/workspace/model.ts';

/** Everything a person sees when the page opens: no ephemeral messages, as after a reload in Slack. */
export type Start = Readonly<{
  users: readonly User[];
  channels: readonly Channel[];
  messages: readonly Message[];
  views: readonly View[];
  commands: readonly string[];
  about: string; // one line: what this is
  example: string; // a command worth trying
  hasAlerts: boolean;
  canStartOver: boolean;
}>;

/** One change, as it comes over the event stream. */
export type PageEvent = WorkspaceEvent;

/** What came of an action. `notice` is Slack's own word to the person, `errors` are by block_id. */
export type Reply = Readonly<{ notice?: string; errors?: Readonly<Record<string, string>> }>;

/** What a person does, as the page sends it to /playground/<name>. */
export type Actions = {
  line: Readonly<{ channel: string; text: string; thread?: string }>;
  click: Readonly<{
    on: Readonly<{ channel: string; ts: string } | { view: string }>;
    blockId: string;
    actionId: string;
    choose?: string | readonly string[];
  }>;
  submit: Readonly<{
    viewId: string;
    values: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
  }>;
  close: Readonly<{ viewId: string }>;
  alert: Readonly<{ status: 'firing' | 'resolved' }>;
  'start-over': Readonly<Record<string, never>>;
};
