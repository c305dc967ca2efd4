import { LANGS } from '../../domain/lang.ts';
import { counted } from '../../text/counted.ts';

/** The frame's words in English; slack-ko.ts has the same keys. */
export const slackEnglish = {
  nextCheck: 'Next check',
  otherFixes: 'Other fixes',
  moreFixes: (count: number) => `${counted(count, 'more fix', 'more fixes')} in the thread`,
  moreUnchecked: (count: number) => `and ${count} more`,
  changes: 'Changes',
  earlier: 'Earlier by kubewhy',
  notTaken: 'offered, not applied',
  settled: (fix: string, before: string) => `${fix}: done and verified. Before: ${before}`,
  before: (before: string) => `changed; looking again. Before: ${before}`,
  cutHere: 'the rest does not fit in Slack',
  diff: 'Exact change',
  detailsOf: (name: string, fixes: number) =>
    `Details on ${name}: all evidence, what was ruled out, ${fixes === 1 ? '1 fix' : `${fixes} fixes`}`,
  noButton: 'No button here: do it by hand.',
  throughGit: 'No button here: make this change in Git.',
  orLive: 'The thread also offers a live change.',
  onlyLive: 'Git manages this object: the thread offers a live change.',
  readOnlyHere: 'To act from here, invite @kubewhy to this channel and ask again.',
  alert: {
    firing: 'firing',
    resolved: 'resolved',
    alone: 'Alert',
    count: (all: number, names: string) => `${all} alerts: ${names}`,
    affected: (names: string, more: number) =>
      `Affected: ${names}${more > 0 ? ` and ${more} more` : ''}`,
    value: 'value',
    partOf: (link: string) => `Part of ${link}: it has the same cause.`,
    another: 'another message',
    before: (times: number, days: number, link: string) =>
      `${ordinal(times)} time in ${days} days (${link})`,
    last: 'the last one',
    fixedWith: (who: string, fix: string) => `last fixed by ${who} with ${fix}`,
    acknowledged: (who: string, at: string) => `👀 Acknowledged by ${who}, ${at}`,
    silenced: (who: string, until: string) =>
      `🔕 Silenced in Alertmanager by ${who} until ${until}`,
    muted: (who: string, until: string) => `🔇 Muted here by ${who} until ${until}`,
    links: {
      runbook: 'Runbook',
      dashboard: 'Dashboard',
      source: 'Source',
      silence: 'Silence in Alertmanager',
    },
  },

  buttons: { choose: 'Choose …', close: 'Close' },
  modal: {
    title: 'Review fix',
    loading: 'Proving the change again on the cluster as it is now …',
    own: 'Another value',
    refused: 'Nothing was sent.',
    sends: (button: string) =>
      `${button} sends exactly this, once, on your behalf. If the object changes first, nothing happens.`,
    proposes: (button: string) =>
      `${button} pushes exactly this to a branch of its own and opens a pull request, once, on your behalf. It merges nothing.`,
    changed: 'The object has changed since this fix was offered. Nothing was done.',
    gone: 'This fix is no longer offered. Nothing was done.',
    failed: 'The change could not be proved again. Nothing was done.',
    forged:
      'This fix does not match its id: another version of kubewhy made it, or it was changed in Redis. Nothing was done. Ask again, and tell whoever runs kubewhy if it happens again.',
    tooLarge: 'The change is too large to show here in full, so it cannot be applied from here.',
    second: (who: string, when: string) =>
      `${who} approved first, at ${when}. If somebody else approves within ten minutes of that, it is carried out.`,
    two: 'Two people have to approve here. Yours is the second if somebody else approved in the last ten minutes; otherwise it is the first.',
    rightOpen: (why: string) => `Your right to do this could not be checked: ${why}`,
    oneOfTwo:
      'Approved. Two people have to approve here: somebody else has to review and apply it within ten minutes.',
    approved: 'Approved. The result will appear in the channel.',
  },
  progress: {
    'one-of-two': (who: string) =>
      `approved by ${who}. Two people have to approve here: somebody else has to review and apply it within ten minutes.`,
    applying: (who: string) => `being applied by ${who} …`,
    applied: (who: string) => `applied by ${who}; waiting until it has worked.`,
    proposed: (who: string) =>
      `pull request opened for ${who}; nothing changes until somebody merges it.`,
    'already-so': (who: string) => `nothing to do: it is already so (asked by ${who}).`,
    refused: (who: string) => `refused, nothing was changed (asked by ${who}).`,
    'too-late': (who: string) =>
      `too late, nothing was changed (asked by ${who}). Review it again.`,
    unknown: (who: string) =>
      `it is not known whether the change took effect, and it is not sent again (asked by ${who}). Look at the object, then ask again.`,
    // Approved, not applied: after already-so it was in place without us.
    watching: (who: string) => `approved by ${who} and in place; waiting until it has worked.`,
    verified: (who: string) => `approved by ${who} and verified.`,
    'not-verified': (who: string) => `approved by ${who}, but it has not worked.`,
    reverted: (who: string) => `approved by ${who}, but something else has reverted it.`,
  } as Record<ProgressStep, (who: string) => string>,
  unmoved: (who: string) =>
    `approved by ${who} and in place. This cluster is a recording, which does not move on: what comes of the change cannot be seen here.`,
  outcomeSource: {
    recorded: 'outcome as recorded from a real cluster',
    predicted: 'outcome predicted: no recording of it exists',
  } as Words<'recorded' | 'predicted'>,

  undone: 'The change was undone. Ask again to see the state now and what can be done.',
  freezeReach:
    'It reaches this bot, and `kubewhy fix --apply` where KUBEWHY_REDIS_URL or --config is given; not kubectl, and not what others merge.',
  notFrozen: 'Changes are not frozen.',
  unfrozen: (who: string) => `${who} lifted the freeze: changes are possible again.`,
  redisDown:
    'Redis does not answer or refuses the work, so nothing was accepted. Ask again once it is up (setting: KUBEWHY_REDIS_URL); the log says why.',
  approvalUnsure:
    'Redis did not answer in time, so it is not known whether this approval was accepted. If it was, the message in the channel shows it; nothing is sent to the cluster later than 60 s after the last approval.',
  ambiguous: (what: string) => `${what} may be one of these. Which one?`,

  unknownCommand: (word: string) => `There is no command ${word}.`,
  didYouMean: (words: string) => `Did you mean ${words}?`,
  unknownOption: (word: string) => `There is no option ${word}.`,
  optionNeedsValue: (word: string) => `The option ${word} needs a value.`,
  badLang: `The option --lang takes ${LANGS.join(' or ')}.`,
  otherCluster: (named: string, own: string) =>
    `There is no cluster ${named} here. This kubewhy only looks at ${own}: leave out -c.`,
  noTarget: 'Which one? Name a pod, a workload or a prefix of it.',
  privateNeedsSlash:
    'Everybody here has read the question, so the answer cannot be private. Ask in a direct message.',
  oneTarget: 'One target at a time, please.',
  oneNamespace: (example: string) =>
    `One namespace at a time, please: \`${example}\`, or without a name for all.`,
  everywhere: 'the whole cluster',
  noText: (example: string) => `Paste the error message after the word: \`${example}\`.`,
  textTooLong:
    'This is longer than 40,000 characters. Give the part around the error, or use `kubewhy explain` in a terminal.',
  yourText: 'your text',
  targetTooLong: 'This is longer than any name in Kubernetes.',
  options: {
    namespace: 'namespace',
    cluster: 'cluster',
    private: 'only you see the answer',
    lang: 'language of the answer',
  },
  helpTitle: 'kubewhy says why something in Kubernetes is broken, and what may safely be done.',
  helpTargets: 'A target is pod/x, deploy/x, rollout/x …, a name or the beginning of one.',
  helpMention: 'In a thread, where slash commands do not work: mention me with the same words.',
  helpThread: 'In the thread of an answer, ask in your own words: “what changed?”, “logs”.',
  chosen: (what: string) => `Chosen: ${what}.`,

  refusals: {
    team: 'Only members of the workspace that installed kubewhy may use it.',
    guest: 'Guests may not use kubewhy. Ask a full member of this workspace.',
    bot: 'Bots may not use kubewhy.',
    unsure: 'Slack did not say who you are, so nothing was done. Try again.',
  } as Words<'team' | 'guest' | 'bot' | 'unsure'>,
  unknownIncident:
    'This incident is no longer known (incidents are kept for at most 30 days). Ask again.',
  unknownPlan: 'This fix does not belong to this incident. Nothing was done.',
  underWay:
    'A change is already under way or done here. Nothing more was done; ask again to see the state now.',
  notHere: 'kubewhy cannot act from here: invite @kubewhy to the channel and ask again.',
  previewTooOld:
    'This preview is too old: the cluster may have changed. Nothing was done; review it again.',
  notShown:
    'This channel may not see what this is about (`read` in kubewhy.yaml). Nothing was done.',
  notYours: 'Only the person who asked may share this answer.',
  staleButton: 'This button is from another version of kubewhy. Ask again.',
};

function ordinal(count: number): string {
  const ends = ['th', 'st', 'nd', 'rd'];
  const end = Math.floor(count / 10) % 10 === 1 ? undefined : ends[count % 10];
  return `${count}${end ?? 'th'}`;
}

/** Every word of the frame around an answer in Slack, in one language. Plain text: the views escape it. */
export type SlackWords = typeof slackEnglish;

type Words<K extends string> = Readonly<Record<K, string>>;
type ProgressStep =
  | 'one-of-two'
  | 'applying'
  | 'applied'
  | 'proposed'
  | 'already-so'
  | 'refused'
  | 'too-late'
  | 'unknown'
  | 'watching'
  | 'verified'
  | 'not-verified'
  | 'reverted';
