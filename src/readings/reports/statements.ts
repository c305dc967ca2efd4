import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { isWithin } from '../time.ts';
import { fieldsAt, numberIn, partOf, textIn } from './fields.ts';

/** One thing that an object says of itself; `what` names it: "Ready=False (DoesNotExist)", "phase Failed". */
export type Statement = Readonly<{
  is: 'ill' | 'moving' | 'well' | 'neutral';
  what: string;
  path: string; // of the words, or of what stands there instead of them
  said: string;
  hasWords: boolean;
  isSummary: boolean;
  since?: string;
}>;

/** Where conditions stand: of the object itself, and of a route or a Gateway for each parent and listener. */
const LISTS = [
  'status.conditions[]',
  'status.listeners[].conditions[]',
  'status.parents[].conditions[]',
  'status.ancestors[].conditions[]',
  'status.attachmentTicketStatuses[].conditions[]', // Longhorn
];

/** What these sum up is told better by the others, where any does. */
const SUMMARY = /^(?:(?:[Rr]eady|Available|Healthy)(?:=|$)|Stalled=True$)/;
/** Good when True: by kstatus, the API conventions and the controllers that people run. Others say nothing here. */
const GOOD =
  /^(?:Synced|Accepted|Programmed|ResolvedRefs|Established|NamesAccepted|Reconciled|Valid|Released|Deployed|Initialized|Succeeded|Reachable|Connected|Online|Installed|Launched|Registered|Provisioned|Bound|Scheduled|RequirementsMet|ResourcesUpToDate|ParametersGenerated|PassedAnalysis|Satisfied|(?!Update|Upgrade|New).*(?:Ready|Available|Healthy|Success))$/;
/** Bad when True; "NoConflict" and its like are not. */
const BAD =
  /^(?!No[A-Z])(?:Stalled|Degraded|Failed|Failure|Error|ErrorOccurred|Invalid|Conflicted|Dangling|Fallback|Stuck|NotReady|Misconfigured|Denied|.*(?:Error|Failed|Unhealthy|Unavailable|Failing|Failure)|.*\/(?:Missing|NoMatching|bad-|PoolConflict).*)$/;
/** Somebody or its plan keeps it so. */
const MEANT = /complete|succeeded|suspend|paused|disabled|dormant|notraffic|scaledtozero|pausing/i;
/** It is under way. */
const UNDER_WAY =
  /progress|pending|reconcil|creat|issuing|waiting|provision|deploy|initiali|unknown|doesnotexist|start|install|upgrad|minimumreplicas/i;
/** Whatever it is called, something does not work. */
const FAILING =
  /fail|err(?:or|ed|impull|image)|invalid|not ?found|does not exist|no such|denied|forbidden|timed? ?out|exceeded|conflict|unsupported|refused|unauthori[sz]ed|wrong|backoff|unreachable|unable|cannot|could not/i;

/** Whatever a condition means, it is False because something failed: "Issuing=False (Failed)"; but not "NoError". */
const FAILED = /^(?!No[A-Z]).*(?:Failed|Failure|Error|Invalid|Denied)$/;

/** What takes so long is not only under way. */
const UNDER_WAY_MS = 10 * 60_000;
/** A controller that has just begun may say False first. */
const BEGIN_MS = 60_000;

/** What the conditions of an object say, by the polarities that are known; those of an older spec say nothing. */
export function conditionStatements(object: Resource, now: string): readonly Statement[] {
  const { generation = 0 } = object.metadata ?? {};
  const isGoverned = kindOf(object) !== 'argoproj.io/Application'; // whose every status write raises it
  return LISTS.flatMap((list) => fieldsAt(object, list)).flatMap(({ path, value }) => {
    const type = textIn(value, 'type');
    const observed = numberIn(value, 'observedGeneration') ?? generation;
    if (!type || (isGoverned && observed < generation)) return [];
    return statementOf({ type, path, value, now });
  });
}

type StatementField = Readonly<{ type: string; path: string; value: unknown; now: string }>;

function statementOf({ type, path, value, now }: StatementField): Statement {
  const status = textIn(value, 'status') ?? (type.endsWith('Error') ? 'True' : ''); // Argo CD has none
  const reason = textIn(value, 'reason') ?? '';
  const message = textIn(value, 'message') ?? '';
  const since = textIn(value, 'lastTransitionTime');
  const [field, said] = message
    ? ['message', message]
    : reason
      ? ['reason', reason]
      : ['status', status];
  const shown = partOf(value, 'status') === undefined ? type : `${type}=${status}`;
  return {
    is: meaningOf({ type, status, reason, message, since, now }),
    what: reason && reason !== said ? `${shown} (${reason})` : shown,
    path: `${path}/${field}`,
    said,
    hasWords: message !== '' || reason !== '',
    isSummary: SUMMARY.test(shown),
    ...present({ since }),
  };
}

function meaningOf({
  type,
  status,
  reason,
  message,
  since,
  now,
}: Readonly<{
  type: string;
  status: string;
  reason: string;
  message: string;
  since: string | undefined;
  now: string;
}>): Statement['is'] {
  const isBad = BAD.test(type);
  const isGood = !isBad && (SUMMARY.test(type) || GOOD.test(type));
  if (isGood && status === 'True') return 'well';
  if (isGood && status === 'Unknown')
    return isWithin(UNDER_WAY_MS, since, now) ? 'moving' : 'neutral';
  const isUnknown = !isBad && !isGood && !FAILING.test(type); // a type of trouble is well when False
  const isIll =
    (isBad && status === 'True') ||
    (status === 'False' && (isGood || (isUnknown && FAILED.test(reason))));
  if (!isIll || MEANT.test(reason)) return 'neutral';

  if (FAILING.test(reason) || (FAILING.test(message) && !UNDER_WAY.test(reason))) return 'ill';
  const grace = UNDER_WAY.test(reason) ? UNDER_WAY_MS : BEGIN_MS;
  return isWithin(grace, since, now) ? 'moving' : 'ill';
}

/** Whether words tell of a failure. */
export function tellsOfFailure(text: string): boolean {
  return FAILING.test(text);
}
