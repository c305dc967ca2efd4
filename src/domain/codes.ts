// Codes by which parts of the engine give their reasons. Each has words in answers/words/codes.ts; stored, so never renamed.

/** Why a part of a proof fails or is open, or whoever reviews a fix may not have it carried out. */
export type ProofCode =
  | 'no-dry-run'
  | 'no-answer'
  | 'not-simulated'
  | 'needs-a-run'
  | 'unread'
  | 'undecided'
  | 'stable-incomplete'
  | 'too-many-pods'
  | 'tight'
  | 'later-step'
  | 'rule-crashed'
  | 'stuck'
  | 'cause-stays'
  | 'new-finding'
  | 'no-remediator'
  | 'recorded-cluster'
  | 'changed-meanwhile'
  | 'busy'
  | 'unreachable'
  | 'gone'
  | 'refused'
  | 'closed'
  | 'no-right'
  | 'beyond-reach'
  | 'not-kept'
  | 'denied'
  | 'policy';
/** Why no pull request is offered. */
export type GitCode =
  | 'git-helm'
  | 'git-unread'
  | 'git-elsewhere'
  | 'git-owner-unread'
  | 'git-other-owner'
  | 'git-other-source'
  | 'git-several'
  | 'git-plugin'
  | 'git-owner-changes'
  | 'git-not-git'
  | 'git-no-branch'
  | 'git-not-listed'
  | 'git-unreachable'
  | 'git-refused'
  | 'git-remote'
  | 'git-unsupported'
  | 'git-broken'
  | 'git-not-there'
  | 'git-other-value'
  | 'git-not-editable'
  | 'git-shared'
  | 'git-as-it-should-be'
  | 'git-not-shown'
  | 'git-secret'
  | 'git-other-revert';
/** Why a cause is ruled out. */
export type RuledOutCode = 'blocks-no-node' | 'other-way-nearer';
/** Any of them. */
export type Code = ProofCode | GitCode | RuledOutCode;
