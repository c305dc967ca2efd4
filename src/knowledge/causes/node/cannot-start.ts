import type { Cause } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { endedRuns } from '../../../readings/pods/runs.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { cannotStartWords, type CannotStart, type NodeLack } from './cannot-start.words.ts';

/** What the kubelet and the runtime report of a start that failed, and what follows once it went well. */
const FAILED = ['FailedCreatePodSandBox', 'Failed', 'FailedMount', 'FailedCreatePodContainer'];
const LATER = [...FAILED, 'Created', 'Started'];

/** The words of runc, containerd, CRI-O and the kernel; the first that fits tells why. */
const ROWS: readonly Readonly<{ lack: NodeLack; says: RegExp }>[] = [
  {
    lack: 'cgroup-driver',
    says: /expected cgroupsPath to be of format|cgroup ?driver:? "?\w+"? is different from|cgroups?: cgroup mountpoint does not exist|invalid slice name|cannot enter cgroupv2 .* with domain controllers|unsupported cgroup/i,
  },
  {
    lack: 'cgroups', // dead ones fill the kernel's table, most often with old kernels
    says: /\/sys\/fs\/cgroup\/[^:]{1,300}: (?:no space left on device|cannot allocate memory)/i,
  },
  {
    lack: 'keys',
    says: /(?:session keyring|keyctl).{0,120}?disk quota exceeded/i,
  },
  {
    lack: 'watches',
    says: /(?:inotify|fsnotify).{0,120}?(?:too many open files|no space left on device)/i,
  },
  {
    lack: 'processes',
    says: /(?:fork\/exec|clone|pthread_create|can't create|failed to (?:create new OS thread|start))\b.{0,200}?resource temporarily unavailable|newosproc/i,
  },
  { lack: 'files', says: /too many open files/i },
  {
    lack: 'multipath',
    says: /already mounted or mount point busy|is apparently in use by the system/i,
  },
  {
    lack: 'sandbox-name',
    says: /failed to reserve sandbox name|name "\S+" is reserved for/i,
  },
];

/** A node cannot start a container: it is set up wrongly for that, or has none left of what each start takes. */
export const cannotStart: Cause<CannotStart, 'Pod'> = {
  id: 'node/cannot-start',
  of: ['Pod'],
  explains: ['container-waiting', 'pod-not-ready'],
  refines: [
    'storage/mount-failed',
    'crash/last-words',
    'node/pod-network',
    'container/cannot-create',
  ],

  *explain({ on }, world, pod) {
    const node = pod.spec?.nodeName;
    if (!node) return;
    const said = lastFailure(on, world) ?? refusedStart(pod);
    const row = said && ROWS.find(({ says }) => says.test(said.quote));
    if (!said || !row) return;
    yield {
      subject: { kind: 'Node', name: node },
      params: { pod: on.name, lack: row.lack, said: brief(ownWords(said.quote), MOST_SAID) },
      evidence: [said, quotedField(on, '/spec/nodeName', node)],
      strength: 'fits',
      restsOn: [on],
    };
  },

  ...cannotStartWords,
};

const MOST_SAID = 240;

type About = Parameters<Cause<CannotStart, 'Pod'>['explain']>;

function lastFailure(on: About[0]['on'], world: About[1]) {
  const [last] = eventsSaying(LATER, on, world);
  const [said] = eventsSaying(FAILED, on, world);
  return said && last?.at === said.at && isWithin(REPEATED_MS, said.at, world.now)
    ? said
    : undefined;
}

/** What the runtime left where a container never ran. */
function refusedStart(pod: About[2]) {
  const run = [...endedRuns(pod)].find(({ reason }) => reason === 'StartError');
  return run && quotedField(podRef(pod), `${run.path}/message`, run.message);
}

/** Without what the kubelet and the runtime put before the words that tell. */
function ownWords(message: string): string {
  return message.split(/desc = |unable to start container process: /).at(-1) ?? message;
}
