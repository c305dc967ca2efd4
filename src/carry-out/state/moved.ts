/** What stands between a change for Git and the place that it was drawn up for; `note` names the owner, or where it is now. */
export type Moved = Readonly<{
  is: 'other-owner' | 'other-source' | 'other-revert' | 'elsewhere' | 'owner-unread';
  note: string;
}>;
