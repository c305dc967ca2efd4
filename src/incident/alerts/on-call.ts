/** Where alerts of some kind go; what is missing fits any. */
export type AlertRoute = Readonly<{
  severities?: readonly string[];
  namespaces?: readonly string[]; // shop-* is all that begin so
  teams?: readonly string[];
  clusters?: readonly string[];
  channel: string;
  mention?: string;
}>;

/** Who hears of alerts, by the settings: the first route that fits, a group that is mentioned, and after how long once more. */
export type OnCall = Readonly<{
  routes: readonly AlertRoute[];
  mention?: string; // the id of a user group
  remindMs?: number;
}>;
