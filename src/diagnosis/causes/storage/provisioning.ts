import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { claimToClass } from '../../../world/edges/claim-to-class.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { REPEATED_MS } from '../../freshness.ts';
import { eventsSaying } from '../../signs/events.ts';
import { storageWords } from '../../signs/storage-words.ts';

type Unmade = Readonly<{ why: 'failed' | 'silent'; class: string; by: string; said: string }>;

/** A provisioner that works answers within seconds, and a large disk is there within minutes. */
const PATIENCE_MS = 3 * 60_000;

/** The provisioner of a class fails to make a volume, or says nothing at all. */
export const provisioning: Cause<Unmade, 'PersistentVolumeClaim'> = {
  id: 'storage/provisioning',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],

  *explain({ on, since }, world, claim) {
    const [link] = claimToClass.links(claim, world);
    const to = link && { ...link.to, kind: 'storage.k8s.io/StorageClass' as const };
    const named = to && world.get(to);
    if (named?.is !== 'known') return;

    const failed = lately('ProvisioningFailed', on, world);
    const waits = lately('ExternalProvisioning', on, world) ?? askedOf(claim, on);
    const said = failed ?? (isWithin(PATIENCE_MS, since, world.now) ? undefined : waits);
    if (!said) return;
    yield {
      subject: on,
      params: {
        why: failed ? 'failed' : 'silent',
        class: to?.name ?? '',
        by: named.value.provisioner,
        said: storageWords(said.quote),
      },
      evidence: [said],
      strength: failed ? 'fits' : 'suggests',
    };
  },

  text: {
    en: ({ namespace, name }, { why, class: of, by, said }) => ({
      title: `no volume is made for PersistentVolumeClaim \`${namespace}/${name}\` by ${why === 'failed' ? '' : 'its silent '}provisioner \`${by}\``,
      sentence: {
        failed: `The provisioner \`${by}\` of StorageClass \`${of}\` fails to make a volume for PersistentVolumeClaim \`${name}\`: “${said}”.`,
        silent: `PersistentVolumeClaim \`${name}\` waits for the provisioner \`${by}\` of StorageClass \`${of}\`, which says nothing: it may not run.`,
      }[why],
    }),
    ko: ({ namespace, name }, { why, class: of, by, said }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` 객체의 볼륨이 만들어지지 않습니다(${why === 'failed' ? '실패한' : '응답 없는'} 프로비저너 \`${by}\`)`,
      sentence: {
        failed: `StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램이 PersistentVolumeClaim \`${name}\` 객체의 볼륨을 만들지 못합니다: “${said}”.`,
        silent: `PersistentVolumeClaim \`${name}\` 객체가 StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램을 기다리지만 아무 응답이 없습니다. 실행되고 있지 않을 수 있습니다.`,
      }[why],
    }),
  },

  advice: {
    en: () => ({
      title: 'Look after the provisioner',
      text: 'See what its controller says (quota of the cloud project, parameters of the class, zone), and that it runs. It tries again by itself.',
    }),
    ko: () => ({
      title: '프로비저너 점검',
      text: '컨트롤러 로그(클라우드 할당량, 클래스 파라미터, 존)와 실행 상태를 확인하십시오. 프로비저너가 다시 시도합니다.',
    }),
  },
};

/** The volume controller has asked the provisioner, which outlives the events about it. */
const ASKED = 'volume.kubernetes.io/storage-provisioner';

function askedOf(
  { metadata }: Resource<'PersistentVolumeClaim'>,
  on: Evidence['on'],
): Evidence | undefined {
  const quote = metadata?.annotations?.[ASKED];
  const path = `/metadata/annotations/${ASKED.replace('/', '~1')}`;
  return quote ? { source: 'field', on, path, quote } : undefined;
}

function lately(reason: string, on: Evidence['on'], world: World): Evidence | undefined {
  const [said] = eventsSaying([reason], on, world);
  return said && isWithin(REPEATED_MS, said.at, world.now) ? said : undefined;
}
