import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { brief } from '../../../../readings/logs/logs.ts';
import { reportOf } from '../../../../readings/reports/report.ts';
import { tableOf } from '../../../../text/table-of.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

/** CSI drivers that keep an object of their own for each volume, named like its handle, which says how the volume is. */
const KEPT_BY: Readonly<Record<string, Readonly<{ kind: string; namespace: string }>>> = tableOf({
  'driver.longhorn.io': { kind: 'longhorn.io/Volume', namespace: 'longhorn-system' },
});

/** What the driver's own object of a PersistentVolume says, where that is in trouble. */
export function illVolumeBehind(
  name: string,
  world: World,
): Readonly<{ on: Ref; what: string; evidence: Evidence }> | undefined {
  const fact = world.get({ kind: 'PersistentVolume', name } as const);
  const { driver = '', volumeHandle = '' } = (fact.is === 'known' && fact.value.spec?.csi) || {};
  const kept = KEPT_BY[driver];
  if (!kept || !volumeHandle) return undefined;
  const on: Ref = { ...kept, name: volumeHandle };
  const object = world.get(on);
  const report = object.is === 'known' ? reportOf(object.value, world.now) : undefined;
  if (report?.is !== 'ill') return undefined;
  const [{ what: at, path, said }] = report.said;
  const what = at.includes(said) ? at : `${at}: “${brief(said)}”`;
  return { on, what, evidence: quotedField(on, path, said) };
}
