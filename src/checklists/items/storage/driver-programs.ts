import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Bilingual } from '../../../domain/lang.ts';
import { pluginOfDriver } from '../../../readings/controllers/driver-programs.ts';
import { bilingual } from '../../../text/bilingual.ts';
import { troubleMark } from '../../trouble-mark.ts';

/** Where many things run whose trouble is not that of a driver. */
const SHARED = 'kube-system';
const WORKLOADS = ['apps/DaemonSet', 'apps/Deployment', 'apps/StatefulSet'] as const;

/** All that runs in the namespace of a storage driver is well: its manager, its controllers, what shares its volumes. */
export const driverPrograms: ChecklistItem<'storage.k8s.io/CSIDriver'> = {
  id: 'storage/driver-programs',
  title: {
    en: 'All programs of the storage driver are well',
    ko: '스토리지 드라이버의 모든 프로그램이 정상입니다',
  },
  of: ['storage.k8s.io/CSIDriver'],

  *look(driver, world, { read, troubleOf }): Iterable<Mark> {
    const plugin = pluginOfDriver(driver.metadata?.name ?? '', world);
    if (plugin.is === 'none' || plugin.is === 'unread') return; // driver-plugins tells of that
    const { namespace = '' } = plugin.at;
    if (namespace === SHARED) return;
    if (read === 'nothing') return yield { is: 'not-checked', says: NOT_SCANNED };
    const all = WORKLOADS.flatMap((kind) =>
      world.list(kind, { namespace }).items.map((one) => refTo(kind, one)),
    );
    const ill = all.flatMap((on) => {
      const trouble = troubleOf(on);
      return trouble ? [{ on, trouble }] : [];
    });
    if (ill.length === 0) return yield { is: 'pass' };
    for (const { on, trouble } of ill) {
      const mark = troubleMark(trouble, on);
      if (mark.is === 'fail') yield { ...mark, says: about(on.name, mark.says) };
    }
  },
};

function about(name: string, says: Bilingual): Bilingual {
  return bilingual((lang) => `\`${name}\`: ${says[lang]}`);
}

const NOT_SCANNED: Bilingual = {
  en: 'Pods could not be read, so nobody knows how its programs are.',
  ko: '파드를 읽을 수 없어 프로그램의 상태를 알 수 없습니다.',
};
