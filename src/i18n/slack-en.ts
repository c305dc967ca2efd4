/** The frame's words in English; slack-ko.ts has the same keys. */
export const slackEnglish = {
  why: 'Why',
  alsoFound: 'Also found',
  evidence: 'Evidence',
  lookedAt: 'Looked at',
  nextCheck: 'Next check',
  fix: 'Fix',
  otherFixes: 'Other fixes',
  ruledOut: 'Ruled out',
  notChecked: 'Not checked',
  changes: 'Changes',
  moreInThread: 'full text in the thread',
  cutHere: 'the rest does not fit in Slack',
  confidence: { proven: 'proven', likely: 'likely', possible: 'possible' } as Words<
    'proven' | 'likely' | 'possible'
  >,
  sources: { field: 'field', event: 'event', log: 'log', simulation: 'simulation' } as Words<
    'field' | 'event' | 'log' | 'simulation'
  >,
  proof: { placement: 'placement', rules: 'rules', admission: 'admission' } as Words<
    'placement' | 'rules' | 'admission'
  >,
  proofHolds: 'holds',
  proofFails: 'fails',
  proofNotChecked: 'not checked',
  risk: {
    none: 'risk: none',
    restart: 'risk: pods restart',
    downtime: 'risk: downtime',
    data: 'risk: data',
  } as Words<'none' | 'restart' | 'downtime' | 'data'>,
  undo: 'Undo',
  diff: 'Exact change',
  noButton: 'To be done by hand.',
  askedBy: (who: string) => `asked by ${who}`,
  readOnlyHere: 'To act from here, invite @kubewhy to this channel and ask again.',
  states: {
    healthy: 'Nothing is wrong here.',
    recovered: 'It was wrong and is over.',
    progressing: 'This is normal and passes by itself.',
    explained: '',
    unexplained: 'Something is wrong, and the facts that were read do not say why.',
    gone: 'This object is gone.',
  } as Words<'healthy' | 'recovered' | 'progressing' | 'explained' | 'unexplained' | 'gone'>,
  alert: {
    firing: 'firing',
    resolved: 'resolved',
    noTarget: 'This alert names no object that kubewhy could look at.',
  },

  buttons: { review: 'Review fix', share: 'Share', choose: 'Choose …', close: 'Close' },
  modal: {
    title: 'Review fix',
    loading: 'Proving the change again on the cluster as it is now …',
    apply: 'Apply',
    applyAs: (who: string) =>
      `Apply sends exactly this, once, on behalf of ${who}. If the object changes first, nothing happens.`,
    changed: 'The object has changed since this fix was offered. Nothing was done.',
    gone: 'This fix is not offered any more. Nothing was done.',
    failed: 'The change could not be proved again. Nothing was done.',
    tooLarge:
      'The change is too large to be shown here in full, so it cannot be applied from here.',
    applying: 'Being applied. The message in the channel says how it ends.',
  },
  progress: {
    applying: (who: string) => `being applied by ${who} …`,
    applied: (who: string) => `applied by ${who}; waiting for the workload`,
    'already-so': (who: string) => `nothing to do, it is so already (${who})`,
    refused: (who: string) => `refused, nothing was changed (${who})`,
    'too-late': (who: string) => `too late, nothing was changed: review it again (${who})`,
    unknown: (who: string) =>
      `it is not known whether the change took effect; it is not sent again. Look at the object, then ask again (${who})`,
    watching: (who: string) => `applied by ${who}; waiting for the workload`,
    verified: (who: string) => `applied by ${who} and verified: the workload reached its goal`,
    'not-verified': (who: string) => `applied by ${who}, but the workload has not reached its goal`,
  } as Record<ProgressStep, (who: string) => string>,
  outcomeSource: {
    recorded: 'outcome as recorded from a real cluster',
    predicted: 'outcome predicted, no recording of it',
  } as Words<'recorded' | 'predicted'>,

  looking: (what: string) => `${what}: looking …`,
  redisDown:
    'Redis does not answer, so nothing was accepted. Ask again once it is up (setting: redis.url).',
  ambiguous: (what: string) => `${what} may be one of these. Which one?`,
  noSuchTarget: (what: string) => `There is no ${what}.`,
  nearest: 'The nearest names:',
  namespaceHint: 'Is it in another namespace? Add -n <namespace>.',
  unreachable:
    'The cluster did not answer. Ask again in a minute; if it stays so, check the worker and its access to the API server.',
  failed:
    'The question could not be answered because of an error in kubewhy; the log of the worker has it.',

  unknownCommand: (word: string) => `There is no command "${word}".`,
  didYouMean: (words: string) => `Did you mean ${words}?`,
  unknownOption: (word: string) => `There is no option "${word}".`,
  optionNeedsValue: (word: string) => `The option ${word} needs a value.`,
  badLang: 'The option --lang takes en or ko.',
  noTarget: 'What is broken? Name a pod, a workload or a prefix of it.',
  oneTarget: 'One target at a time, please.',
  targetTooLong: 'This is longer than any name in Kubernetes.',
  helpTitle: 'kubewhy says why something in Kubernetes is broken, and what may safely be done.',
  helpTargets: 'A target is pod/x, deploy/x, rollout/x …, a name or the beginning of one.',
  helpMention: 'In a thread, where slash commands do not work: mention me with the same words.',

  refusals: {
    team: 'Only members of the workspace that installed kubewhy may use it.',
    guest: 'Guests may not change the cluster. Ask a full member of this workspace.',
    bot: 'Bots may not change the cluster.',
    unsure: 'Slack did not say who you are, so nothing was done. Try again.',
  } as Words<'team' | 'guest' | 'bot' | 'unsure'>,
  unknownIncident: 'This incident is not known any more (they are kept for 30 days). Ask again.',
  unknownPlan: 'This fix does not belong to this incident. Nothing was done.',
  underWay: 'A change is under way here already. Nothing was done.',
  notHere: 'There is nothing to act on from here: invite @kubewhy to the channel and ask again.',
  previewTooOld:
    'This preview is too old: the cluster may have changed. Nothing was done; review it again.',
  notYours: 'Only the person who asked may share this answer.',
  staleButton: 'This button is from another version of kubewhy. Ask again.',
};

/** Every word of the frame around an answer in Slack, in one language. Plain text: the views escape it. */
export type SlackWords = typeof slackEnglish;

type Words<K extends string> = Readonly<Record<K, string>>;
type ProgressStep =
  | 'applying'
  | 'applied'
  | 'already-so'
  | 'refused'
  | 'too-late'
  | 'unknown'
  | 'watching'
  | 'verified'
  | 'not-verified';
