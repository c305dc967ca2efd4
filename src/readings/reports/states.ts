import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { isWithin } from '../time.ts';
import { fieldsAt, textIn } from './fields.ts';
import { tellsOfFailure, type Statement } from './statements.ts';

/** Fields in which controllers say in a word how an object is, and beside it the ones that say more. */
const STATES = [
  'status.phase',
  'status.state',
  'status.health',
  'status.health.status',
  'status.ceph.health',
  'status.sync.status',
  'status.operationState.phase', // Argo CD
  'status.applicationState.state',
  'status.currentStatus',
  'status.currentState',
  'status.robustness',
  'status.printableStatus',
];
const WORDS = ['message', 'reason', 'description', 'errorMessage', 'failureReason', 'phaseReason'];
/** Fields that only say something where something is wrong. */
const ERRORS = [
  'status.error',
  'status.error.message',
  'status.lastError',
  'status.errorMessage',
  'status.failureMessage',
  'status.ipam.operator-status.error', // Cilium
  'status.diskFileStatusMap[].message', // Longhorn, as the next
  'status.messages.error',
];

const WELL =
  /^(?:ready|running|succeeded|successful|success|healthy|active|bound|available|completed?|finished|green|health_ok|attached|valid|deployed|synced|normal|online|ok|accepted|enabled|issued)$|healthy state/i;
const ILL =
  /fail(?!ing ?over)|error|invalid|unhealthy|unavailable|fault|crash|reject|denied|broken|degrad|^(?:red|lost|missing|expired|offline|notready|stuck|health_err)$|not enough/i;
const MOVING =
  /pending|progress|creat|updat|provision|install|upgrad|start|initial|wait|reconcil|deploying|restor|ttaching|setting up|switchover|failing ?over|queued/i;

/** Argo CD waits without end for a hook or a wave; most are over by then. */
const OPERATION_MS = 30 * 60_000;

/** What an object says of itself in a word, and what it adds to that. */
export function stateStatements(object: Resource, now: string): readonly Statement[] {
  const states = STATES.flatMap((at): readonly Statement[] => {
    const [field] = fieldsAt(object, at);
    if (typeof field?.value !== 'string' || field.value === '') return [];
    const { path, value: state } = field;
    const words = wordsBeside(object, at);
    const since = state === 'Running' ? startOf(object, at) : undefined;
    const underWay = isWithin(OPERATION_MS, since, now) ? 'moving' : 'ill';
    const is = since ? underWay : meaningOf(state, words?.said);
    const what = `${path.slice('/status/'.length).replaceAll('/', '.')} ${state}`;
    return [
      {
        is,
        what,
        path,
        said: state,
        hasWords: false,
        isSummary: true,
        ...(is !== 'well' && words),
        ...present({ since }),
      },
    ];
  });
  const errors = ERRORS.flatMap((at): readonly Statement[] => {
    const [field] = fieldsAt(object, at);
    if (typeof field?.value !== 'string' || field.value === '') return [];
    const { path, value: said } = field;
    const what = path.slice('/status/'.length).replaceAll('/', '.');
    return [{ is: 'ill', what, path, said, hasWords: true, isSummary: false }];
  });
  return [...states, ...errors];
}

function wordsBeside(
  object: Resource,
  at: string,
): Pick<Statement, 'path' | 'said' | 'hasWords'> | undefined {
  const [above] = fieldsAt(object, at.slice(0, at.lastIndexOf('.')));
  if (!above) return undefined;
  const field = WORDS.find((word) => textIn(above.value, word));
  const said = field && textIn(above.value, field);
  return said ? { path: `${above.path}/${field}`, said, hasWords: true } : undefined;
}

/** When what runs began: an operation, not an object that runs as it should. */
function startOf(object: Resource, at: string): string | undefined {
  const [operation] = at.startsWith('status.operationState')
    ? fieldsAt(object, 'status.operationState')
    : [];
  return operation && textIn(operation.value, 'startedAt');
}

/** What is under way and says of a failure does not come on. */
function meaningOf(state: string, said = ''): Statement['is'] {
  if (WELL.test(state)) return 'well';
  if (ILL.test(state)) return 'ill';
  if (!MOVING.test(state)) return 'neutral';
  return tellsOfFailure(said) ? 'ill' : 'moving';
}
