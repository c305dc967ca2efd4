import type {
  Abort,
  AnalysisCard,
  CardStep,
  MetricCard,
  Next,
  Pause,
  RevisionCard,
  RolloutCard,
} from '../../domain/rollout-card.ts';
import { counted } from '../../text/counted.ts';
import { marked } from '../../text/marked.ts';
import { momentWord } from '../../text/moment-word.ts';
import { timeWord } from '../../text/time-word.ts';

type Counts = Readonly<{ ready: number; wanted: number }>;
type Both = Readonly<{ newest: Counts; older: Counts }>;
type Weight = NonNullable<RolloutCard['weight']>;

/** What is said of an update that runs, in English. */
export const cardEn = {
  heading: 'Rollout',
  kept: 'kept up to date while it moves',
  once: (command: string) => `not kept up to date: \`${command}\` shows it again`,
  strategies: {
    canary: 'Canary',
    'blue-green': 'Blue-green update',
    rolling: 'Rolling update',
    recreate: 'Update that ends all old pods first',
    'on-delete': 'Update of pods as somebody deletes them (OnDelete)',
  },
  states: {
    done: 'done',
    progressing: 'in progress',
    paused: 'paused',
    stuck: 'stuck',
    aborted: 'aborted, the stable revision serves',
    unseen: 'its controller has not seen the new spec yet',
  },
  top: (strategy: string, state: string, { wanted, updated, available }: RolloutCard['pods']) =>
    `${strategy}: ${state}. ${updated} of ${counted(wanted, 'pod')} updated, ${available} available.`,
  both: (
    strategy: string,
    state: string,
    { wanted }: RolloutCard['pods'],
    { newest, older }: Both,
  ) =>
    `${strategy}: ${state}. ${counted(wanted, 'pod')} wanted; new: ${newest.ready} of ${newest.wanted} ready, old: ${older.ready} of ${older.wanted} ready.`,
  doneTop: (strategy: string, { available }: RolloutCard['pods']) =>
    available === 1
      ? `${strategy}: done. Its pod is updated and available.`
      : `${strategy}: done. All ${available} pods are updated and available.`,
  step: ({ number, of }: CardStep, does: string) => `Step ${number} of ${of}: ${does}.`,
  does: {
    weight: (value?: string) => `${value ?? 0} % to the new revision`,
    pause: (value?: string) =>
      value ? `pause for ${seconds(value)}` : 'pause until somebody promotes',
    analysis: (value?: string) => (value ? `analysis by \`${value}\`` : 'analysis'),
    experiment: () => 'experiment',
    scale: (value?: string) =>
      value ? `canary scaled to ${value}` : 'canary scaled as its weight',
    promotion: () => 'all steps are over, the new revision takes over',
    other: (value?: string) => `the step \`${value ?? '?'}\``,
  },
  weight: ({ set, actual, of }: Weight) =>
    `Weight of the new revision: ${set} set, ${actual} actual, of ${of}.`,
  lost: (share: number) =>
    `${share} % of the traffic goes to the new revision, of which no pod is ready: those requests fail.`,
  keepsStable: (newest: number, older: number) =>
    `${newest + older} pods are wanted, ${newest} new and ${older} stable: \`dynamicStableScale\` is set, but it removes stable pods only after traffic has moved to a ready new pod. If none gets ready, it stays Progressing for ever.`,
  promotesFully:
    'It was promoted to its end (`status.promoteFull`): the steps that are left are skipped, and an abort alone is deleted again.',
  roles: {
    canary: 'canary',
    stable: 'stable',
    active: 'active',
    preview: 'preview',
    new: 'new',
    old: 'old',
  },
  revision: ({ hash, images, wanted, ready, endsAt }: RevisionCard, role: string) =>
    `${role} \`${hash}\` (${marked(images)}): ${ready} of ${wanted} pods Ready${endsAt ? `, removed at ${momentWord(endsAt)}` : ''}`,
  notReady: (name: string) => `\`${name}\` is not Ready yet`,
  analysis: ({ name, phase, message }: AnalysisCard) =>
    `Analysis \`${name}\`: ${phase}${message ? ` (${message})` : ''}`,
  metric: ({
    name,
    phase,
    value,
    success,
    failure,
    measured,
    failed,
    failureLimit,
    errors,
  }: MetricCard) =>
    [
      `\`${name}\` ${phase}: ${value ? `last value \`${value}\`` : 'no value'}`,
      success && `good if \`${success}\``,
      failure && `bad if \`${failure}\``,
      `${measured} measured, ${failed} failed (at most ${failureLimit} may), ${errors} without an answer`,
    ]
      .filter(Boolean)
      .join('; '),
  pause: ({ by, since, until }: Pause) =>
    [
      {
        canary: 'Paused by its plan',
        'blue-green': 'The preview waits for its promotion',
        person: 'Paused (`spec.paused`)',
        inconclusive: 'Paused: the analysis was inconclusive, so a person has to decide',
      }[by],
      since && ` since ${timeWord(since)}`,
      until
        ? `; it goes on by itself at ${momentWord(until)}.`
        : `; it goes on when somebody ${by === 'person' ? 'resumes' : 'promotes'} it.`,
    ]
      .filter(Boolean)
      .join(''),
  abort: ({ since, said, manager }: Abort) => {
    const why = said
      ? `its controller gave up: ${said}`
      : manager
        ? `asked for with \`${manager}\``
        : 'it was ordered, and the Rollout does not record by whom';
    return `Aborted${since ? ` at ${timeWord(since)}` : ''}: ${why}.`;
  },
  next: ({ step, updated, older }: Next, does: string | undefined) => {
    const pods = updated === undefined ? '' : `${updated} new and ${older} old pods`;
    if (step?.does === 'promotion') return `Next: the new revision takes over, with ${pods}.`;
    if (!step) return `It ends with ${pods}.`;
    return `Next: step ${step.number} of ${step.of}, ${does}${pods && `; the pods that follow: ${pods}`}.`;
  },
  waitsFor: (said: string) => `Its controller says: ${said}`,
};

/** A bare number is of seconds. */
function seconds(duration: string): string {
  return /^\d+$/.test(duration) ? `${duration} s` : duration;
}
