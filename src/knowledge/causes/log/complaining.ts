import type { Cause, Ref, World } from '../../../domain/model.ts';
import { podToService } from '../../../readings/edges/pod-to-service.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { namedPeer, type NamedPeer } from '../../../readings/logs/named-peer.ts';
import { peerFailureIn } from '../../../readings/logs/peer-failures.ts';
import { complaintsOf } from '../../../readings/logs/pod-complaints.ts';
import { serverLimitIn } from '../../../readings/logs/server-limits.ts';
import { nameServerFor } from '../../../readings/network/name-server.ts';
import { servicesNamed } from '../../../readings/network/service-names.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { sampledPodsOf } from '../../../readings/pods/sampled-pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { wordingIn } from '../../wordings/wording-in.ts';
import { complainingWords } from './complaining.words.ts';
import { beganWith } from './signs/began-with.ts';
import { withMeaning, type Meaning, type Meant } from './words/with-meaning.ts';

const MOST_SAID = 240;
const MOST_FIGURES = 3;

/** All is well by its status, and its log says what fails. */
export const complaining: Cause<Meant, 'Pod'> = {
  id: 'log/complaining',
  of: ['Pod'],
  explains: ['log-complains'],
  refines: ['network/cannot-reach'],
  stateAsRoot: 'complaining',

  *explain(_, world, pod) {
    const on = podRef(pod);
    const podLog = complaintsOf(pod, world);
    const [worst] = podLog?.complaints ?? [];
    if (!podLog || !worst) return;
    const { container, entries, complaints, grows, isWhole, isCut } = podLog;
    const { subject, restsOn } = accountableFor(on, world);
    const others = sampledPodsOf(subject, world).filter(
      ({ metadata }) => metadata?.name !== on.name,
    );
    const failure = peerFailureIn(worst.line.text);
    const asked = failure && nameServerFor(failure, pod, world);
    const peer = asked ? undefined : namedPeer(worst.line.text, pod, container, world);
    const began = beganWith(worst, { pod, container }, others.slice(0, 1), world);
    yield {
      subject,
      params: {
        at: on.name,
        container,
        entries,
        ...present({ isWhole, isCut, until: worst.until }),
        complaints: complaints.map(({ said, count, share, first, last }) => ({
          said: brief(said, MOST_SAID),
          count,
          share: Math.round(share * 100),
          ...present({ first, last }),
        })),
        grows: grows.slice(0, MOST_FIGURES),
        ...(peer && { peer: peer.port ? `${peer.host}:${peer.port}` : peer.host }),
        ...(peer?.setting && { setting: peer.setting.quote }),
        ...present({ began }),
        ...(asked && { dns: asked.dns }),
        ...present({ means: meaningOf(worst.line.text) }),
      },
      evidence: [
        quoted(worst.line, on),
        ...complaints.slice(1).map(({ line }) => quoted(line, on)),
        ...(peer?.setting ? [peer.setting] : []),
      ],
      strength:
        serverLimitIn(worst.line.text) || (peer && !peer.service && isUnread(peer, on, world))
          ? 'fits' // what the server says of itself is told of the server
          : 'entails',
      restsOn,
      ...(peer?.service && {
        because: { at: peer.service, edge: podToService.id, ifIll: true as const },
      }),
      ...(asked?.at && {
        because: { at: asked.at, edge: 'pod-to-name-server', ifIll: true as const },
      }),
    };
  },

  ...withMeaning(complainingWords),
};

function meaningOf(line: string): Meaning | undefined {
  const { wording, caught } = wordingIn(line, 'log') ?? {};
  return wording && caught && { wording: wording.key, caught };
}

/** Whether a Service that may tell more of the peer could not be read. */
function isUnread({ host }: NamedPeer, { namespace = '' }: Ref, world: World): boolean {
  const named = servicesNamed(host, namespace);
  const isOne = named.some((ref) => world.get(ref).is === 'unknown');
  return isOne || (named.length === 0 && world.list('Service', { namespace }).gap !== undefined);
}
