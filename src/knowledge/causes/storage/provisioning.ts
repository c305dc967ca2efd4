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
import { provisioningWords, type Unmade } from './provisioning.words.ts';
import { storageWords } from './signs/storage-words.ts';

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

  ...provisioningWords,
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
