import type { Cause, Claim, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { claimToVolume } from '../../../readings/edges/claim-to-volume.ts';
import { podToClaim } from '../../../readings/edges/pod-to-claim.ts';
import { volumeAwaited } from '../../../readings/pods/volume-awaited.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { unplaced, type Unplaced } from '../../placement/unplaced.ts';

/** `why` is the scheduler's own distinction, as a code. */
type ClaimWhy = keyof typeof WHY.en;
/** `node`: it is chosen already, and only the volume is awaited. */
type WaitsForClaim = Readonly<{ claim: string; why: ClaimWhy; node?: string }>;

const WHY = {
  en: {
    'claims-unbound': 'is not bound to a volume yet',
    'claim-lost': 'has lost its volume',
    'claim-deleting': 'is being deleted',
    'claim-not-owned': 'was made for another pod',
    'volume-not-found': 'names a volume that does not exist',
  },
  ko: {
    'claims-unbound': '아직 볼륨에 바인딩되지 않았습니다',
    'claim-lost': '볼륨을 잃었습니다',
    'claim-deleting': '삭제 중입니다',
    'claim-not-owned': '다른 파드의 것입니다',
    'volume-not-found': '존재하지 않는 볼륨을 가리킵니다',
  },
} as const;

/** The scheduler looks for no node as long as a claim of the pod cannot be used: why not, the claim tells. */
export const waitsForClaim: Cause<WaitsForClaim, 'Pod'> = {
  id: 'storage/waits-for-claim',
  of: ['Pod'],
  explains: ['pod-unscheduled'],

  *explain({ on, evidence }, world, pod) {
    const awaited = volumeAwaited(pod, world);
    if (awaited) {
      const { claim: at, node, path } = awaited;
      yield {
        subject: on,
        params: { claim: at.name, why: 'claims-unbound', node },
        evidence: [awaited.evidence, quotedField(on, path, at.name)],
        strength: 'entails',
        restsOn: [on, at],
        because: { at, edge: podToClaim.id },
      };
      return;
    }
    const found = unplaced(pod, world);
    const why = whyOf(found);
    const link = why && claimOf(pod, found, world);
    if (!link) return;

    const { said, agrees } = found;
    yield {
      subject: on,
      params: { claim: link.to.name, why },
      evidence: [said ?? evidence, quotedField(on, link.path, link.to.name)],
      strength: agrees ? 'entails' : 'fits',
      restsOn: [on, link.to],
      because: { at: link.to, edge: podToClaim.id },
    } satisfies Claim<WaitsForClaim>;
  },

  text: {
    en: ({ name }, { claim, why, node }) => ({
      title: `\`${name}\` waits for PersistentVolumeClaim \`${claim}\``,
      sentence: `\`${name}\` mounts PersistentVolumeClaim \`${claim}\`, which ${WHY.en[why]}. ${node ? `The scheduler has chosen node \`${node}\`, and binds the pod to it once the volume is there.` : 'Until it can be used the scheduler tries no node.'}`,
    }),
    ko: ({ name }, { claim, why, node }) => ({
      title: `\`${name}\` 파드가 PersistentVolumeClaim \`${claim}\` 객체를 기다립니다`,
      sentence: `\`${name}\` 파드가 마운트하는 PersistentVolumeClaim \`${claim}\` 객체는 ${WHY.ko[why]}. ${node ? `스케줄러는 \`${node}\` 노드를 골랐으며 볼륨이 생기면 파드를 배정합니다.` : '쓸 수 있게 될 때까지 스케줄러는 어떤 노드도 시도하지 않습니다.'}`,
    }),
  },
};

/** By the simulation, or where the claims could not be read by the scheduler's word. */
function whyOf({ placement, message }: Unplaced): ClaimWhy | undefined {
  const said = message.is === 'not-tried' ? message.code : undefined;
  const code = placement.prefilter?.code ?? (placement.undecided.length > 0 ? said : undefined);
  return isWhy(code) ? code : undefined;
}

function isWhy(code: string | undefined): code is ClaimWhy {
  return code !== undefined && code in WHY.en;
}

/** The claim itself, the one that names a missing volume, or the only one that the pod mounts. */
function claimOf(pod: Resource<'Pod'>, { placement }: Unplaced, world: World) {
  const links = [...podToClaim.links(pod, world)];
  const { object } = placement.prefilter ?? {};
  if (!object) return links.length === 1 ? links[0] : undefined;
  return links.find(({ to }) => {
    if (object.kind === to.kind) return object.name === to.name;
    const claim = { ...to, kind: 'PersistentVolumeClaim' as const };
    return world.follow(claimToVolume, claim).items.some((link) => link.to.name === object.name);
  });
}
