import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause, Claim, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { controllerOfDriver } from '../../../readings/controllers/driver-programs.ts';
import { claimToClass } from '../../../readings/edges/claim-to-class.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { fieldsAt, textIn } from '../../../readings/reports/fields.ts';
import { isWithin } from '../../../readings/time.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { behindMessage } from '../../signs/logs/behind-message.ts';
import { behindCheck, behindWords, type Behind } from '../../words/behind-words.ts';
import { storageWords } from './signs/storage-words.ts';

/** `controller` is the workload that seems to make its volumes, "namespace/name", and whether that is down. */
type Unmade = Readonly<{
  why: 'failed' | 'silent' | 'absent';
  class: string;
  by: string;
  said: string;
  controller?: string;
  isDown?: true;
  behind?: Behind;
}>;

/** A provisioner that works answers within seconds, and a large disk is there within minutes. */
const PATIENCE_MS = 3 * 60_000;

/** The provisioner of a class fails to make a volume, says nothing at all, or is not there. */
export const provisioning: Cause<Unmade, 'PersistentVolumeClaim'> = {
  id: 'storage/provisioning',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],

  *explain({ on, since }, world, claim) {
    const asked = claim.metadata?.annotations?.[ASKED];
    if (asked) controllerOfDriver(asked, 'provisioner', world); // rounds are few: together with the class
    const [link] = claimToClass.links(claim, world);
    const to = link && { ...link.to, kind: 'storage.k8s.io/StorageClass' as const };
    const named = to && world.get(to);
    if (named?.is !== 'known') return;

    const failed = lately('ProvisioningFailed', on, world);
    const waits = lately('ExternalProvisioning', on, world) ?? askedOf(claim, on);
    const said = failed ?? (isWithin(PATIENCE_MS, since, world.now) ? undefined : waits);
    if (!said) return;
    const by = named.value.provisioner;
    const program = isBuiltIn(by) ? undefined : controllerOfDriver(by, 'provisioner', world);
    const at = program && 'at' in program ? program.at : undefined;
    const isDown = program?.is === 'down';
    const isAbsent = program?.is === 'none' && leavesNoTrace(by, world);
    const why = failed ? 'failed' : isAbsent ? 'absent' : 'silent';
    const found = at && failed ? behindOf(at, failed.quote, claim, world) : undefined;
    yield {
      subject: on,
      params: {
        why,
        class: to?.name ?? '',
        by,
        said: storageWords(said.quote),
        ...(at && { controller: `${at.namespace}/${at.name}` }),
        ...(isDown && { isDown }),
        ...present({ behind: found?.behind }),
      },
      evidence: [said, ...(found ? [found.evidence] : [])],
      strength: why === 'silent' && !isDown ? 'suggests' : 'fits',
      ...(at && {
        because: { at, edge: 'driver-to-controller', ...(!isDown && { ifIll: true as const }) },
      }),
      ...(failed && !isDown && becauseOfSource(claim)),
    };
  },

  text: {
    en: ({ namespace, name }, { why, class: of, by, said, controller, isDown, behind }) => ({
      title: `no volume is made for PersistentVolumeClaim \`${namespace}/${name}\` by its ${{ failed: '', silent: 'silent ', absent: 'absent ' }[why]}provisioner \`${by}\``,
      sentence: {
        failed: `The provisioner \`${by}\` of StorageClass \`${of}\` fails to make a volume for PersistentVolumeClaim \`${name}\`: “${said}”.`,
        silent: `PersistentVolumeClaim \`${name}\` waits for the provisioner \`${by}\` of StorageClass \`${of}\`, ${SILENT.en(controller, isDown)}.`,
        absent: `PersistentVolumeClaim \`${name}\` waits for the provisioner \`${by}\` of StorageClass \`${of}\`, of which this cluster shows no trace: there is no CSIDriver of that name, and no Lease of it.`,
      }[why],
      ...(behind && { so: behindWords.en(behind) }),
    }),
    ko: ({ namespace, name }, { why, class: of, by, said, controller, isDown, behind }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` 객체의 볼륨이 만들어지지 않습니다(${{ failed: '실패한', silent: '응답 없는', absent: '없는' }[why]} 프로비저너 \`${by}\`)`,
      sentence: {
        failed: `StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램이 PersistentVolumeClaim \`${name}\` 객체의 볼륨을 만들지 못합니다: “${said}”.`,
        silent: `PersistentVolumeClaim \`${name}\` 객체가 StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램을 기다리지만 ${SILENT.ko(controller, isDown)}.`,
        absent: `PersistentVolumeClaim \`${name}\` 객체가 StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램을 기다리지만 이 클러스터에 그 흔적이 없습니다. 그 이름의 CSIDriver도, Lease도 없습니다.`,
      }[why],
      ...(behind && { so: behindWords.ko(behind) }),
    }),
  },

  advice: {
    en: (_, { why, class: of, by, controller, behind }) =>
      why === 'absent'
        ? {
            title: 'Install the driver, or use a class that works',
            text: `Install what \`${by}\` belongs to, or correct the provisioner of StorageClass \`${of}\`, which means recreating that class. Or recreate the claim with another class; the class of a claim that is there cannot be changed.`,
          }
        : {
            title: 'Look after the provisioner',
            text:
              behindCheck(behind, 'en') ??
              `See that its controller${controller ? ` \`${controller}\`` : ''} runs, and what it says (quota of the cloud project, parameters of the class, zone). It tries again by itself.`,
          },
    ko: (_, { why, class: of, by, controller, behind }) =>
      why === 'absent'
        ? {
            title: '드라이버를 설치하거나 되는 클래스 사용',
            text: `\`${by}\` 프로그램이 속한 드라이버를 설치하거나, StorageClass \`${of}\` 객체를 맞는 프로비저너로 다시 만드십시오. 또는 다른 클래스로 클레임을 다시 만드십시오. 이미 있는 클레임의 클래스는 바꿀 수 없습니다.`,
          }
        : {
            title: '프로비저너 점검',
            text:
              behindCheck(behind, 'ko') ??
              `컨트롤러${controller ? ` \`${controller}\`` : ''}의 실행 상태와 로그(클라우드 할당량, 클래스 파라미터, 존)를 확인하십시오. 프로비저너가 다시 시도합니다.`,
          },
  },
};

/** What the log of the controller says beside the message. */
function behindOf(
  at: Ref,
  message: string,
  { metadata, spec }: Resource<'PersistentVolumeClaim'>,
  world: World,
): ReturnType<typeof behindMessage> {
  const { namespace = '', name = '', uid } = metadata ?? {};
  const names = [`${namespace}/${name}`, uid ? `pvc-${uid}` : '', spec?.volumeName ?? ''];
  return behindMessage({ message, names, pods: podsOf(at, world).pods }, world);
}

const SILENT: Bilingual<(controller?: string, isDown?: true) => string> = {
  en: (controller, isDown) =>
    isDown
      ? `whose controller \`${controller}\` has no pod that is available`
      : `which says nothing${controller ? `; its controller seems to be \`${controller}\`` : ': it may not run'}`,
  ko: (controller, isDown) =>
    isDown
      ? `컨트롤러 \`${controller}\` 워크로드에 사용 가능한 파드가 없습니다`
      : controller
        ? `아무 응답이 없습니다. 컨트롤러는 \`${controller}\` 워크로드로 보입니다`
        : '아무 응답이 없습니다. 실행되고 있지 않을 수 있습니다',
};

/** A snapshot or another claim whose contents the volume is to begin with, where that is ill itself. */
function becauseOfSource(claim: Resource<'PersistentVolumeClaim'>): Pick<Claim<Unmade>, 'because'> {
  const { namespace = '' } = claim.metadata ?? {};
  const [source] = ['spec.dataSourceRef', 'spec.dataSource'].flatMap((at) => fieldsAt(claim, at));
  const [apiGroup, kind, name, where = namespace] = ['apiGroup', 'kind', 'name', 'namespace'].map(
    (key) => textIn(source?.value, key),
  );
  if (!kind || !name) return {};
  const at = { kind: apiGroup ? `${apiGroup}/${kind}` : kind, namespace: where, name };
  return { because: { at, edge: 'claim-to-source', ifIll: true } };
}

/** The volume controller has asked the provisioner, which outlives the events about it. */
const ASKED = 'volume.kubernetes.io/storage-provisioner';

function askedOf(
  { metadata }: Resource<'PersistentVolumeClaim'>,
  on: Evidence['on'],
): Evidence | undefined {
  const quote = metadata?.annotations?.[ASKED];
  const path = `/metadata/annotations/${ASKED.replace('/', '~1')}`;
  return quote ? quotedField(on, path, quote) : undefined;
}

/** The controller manager's own. */
function isBuiltIn(provisioner: string): boolean {
  return provisioner.startsWith('kubernetes.io/');
}

/** A driver is registered by its name; other provisioners elect a leader by theirs (sig-storage-lib, external-provisioner). */
function leavesNoTrace(provisioner: string, world: World): boolean {
  const drivers = world.list('storage.k8s.io/CSIDriver', { namespace: '' });
  const leases = world.list('coordination.k8s.io/Lease', { all: true });
  if (drivers.gap || leases.gap) return false;
  const names = [...drivers.items, ...leases.items].map(({ metadata }) => metadata?.name ?? '');
  return !names.some((name) => plain(name).includes(plain(provisioner)));
}

/** A Lease may hold neither "/" nor, with some, ".". */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function lately(reason: string, on: Evidence['on'], world: World): Evidence | undefined {
  const [said] = eventsSaying([reason], on, world);
  return said && isWithin(REPEATED_MS, said.at, world.now) ? said : undefined;
}
