import { counted } from '../../text/counted.ts';

/** What is said in the thread of an incident by its record, in English; talk-ko.ts has the same keys. */
export const talkEnglish = {
  because: 'Because',
  nothingFound: 'kubewhy has found no cause here yet.',
  noAnswer: 'There is no answer about the cluster in this thread yet.',
  noObject:
    'This thread is about no single object, so there is nothing to look up. Name one: `payments-api`.',
  since: (time: string) => `Since ${time}.`,
  alertSince: (time: string) => `The alert has fired since ${time}.`,
  sinceUnknown: 'The cluster does not tell since when.',
  noImpact: 'No effect on users was seen.',
  affected: (names: string) => `Affected: ${names}.`,
  sureOf: {
    proven: 'Proven: what Kubernetes says leaves no other cause.',
    likely: 'Likely, not proven: the evidence fits, but other causes are possible.',
    possible: 'Only possible: it is a clue, not a proof.',
  },
  evidence: (quote: string, time: string | undefined) => `• “${quote}”${time ? ` (${time})` : ''}`,
  ruledOut: (why: string, what: string) => `• ruled out, ${why}: ${what}`,
  cause: (title: string, confidence: string) => `What was found is ${title} (${confidence}).`,
  noRuledOut: 'Nothing else fitted what was seen, so nothing had to be ruled out.',
  notChecked: (what: string) => `Not checked: ${what}.`,
  allChecked: 'All that was needed could be read.',
  noFix: 'kubewhy has no fix for this that it can prove.',
  byHand: 'To be done by hand:',
  review: 'A button opens the review. Nothing changes before you have approved it there.',
  tested: (proof: string) => `Tested: ${proof}.`,
  undoIs: (undo: string) => `Undo: ${undo}`,
  notSafe: 'There is nothing here to apply.',
  nothingToUndo: 'kubewhy has changed nothing here that could be undone.',
  noRollout: 'This is not possible here now: no rollout waits for it.',
  underWay: 'A change is under way or done already:',
  noHistory: 'kubewhy has changed nothing here, and remembers nothing earlier about it.',
  asked: (who: string, time: string) => `• asked by ${who}, ${time}`,
  acknowledged: (who: string, time: string) => `• acknowledged by ${who}, ${time}`,
  recurred: (times: number, days: number) =>
    `${counted(times, 'time')} in ${counted(days, 'day')}.`,
  lastFix: (title: string, who: string) => `Last fixed by ${who} with ${title}.`,
  noAlert:
    'This thread is not about an alert, so there is nothing to acknowledge, silence or mute.',
  useButtons: 'Use the buttons of the alert above: a word alone changes nothing.',
  noLinks: 'The alert names no runbook and no dashboard.',
  link: (name: string, url: string) => `• ${name}: ${url}`,
  welcome: "You're welcome.",
  unheard: 'I did not understand that. In this thread you can ask, for example:',
  noIncident:
    'I do not know what this thread is about. Name an object: `@kubewhy why payments-api`.',
  helpTitle: 'In this thread you can ask in your own words:',
  helpLines: [
    '• *why*, *why now*, *status*, *since when?*, *impact*',
    '• *what changed?*, *who changed this?*, *history*',
    '• *logs*, *events*, *yaml*, *configmap*, *pods*, *image*',
    '• *would a restart help?* (or scale up, scale down, deleting the pod, another node, a rollback)',
    '• *is it safe to apply?*, *fix it*, *undo*, *promote*, *abort*: you get the button for it',
    '• *and what about payments-api?* for another object',
  ],
  ask: {
    why: 'Why?',
    changed: 'What changed?',
    logs: 'Logs',
    'would-restart': 'Would a restart help?',
    'would-roll-back': 'Would a rollback help?',
    status: 'How is it now?',
    fix: 'How to fix it?',
    impact: 'Impact?',
  } as Record<string, string>,
};

/** Every word of a talk that the record answers, in one language. Plain text: the views escape it. */
export type TalkWords = typeof talkEnglish;
