import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { newestFirst } from '../../../readings/created.ts';
import { fieldsAt } from '../../../readings/reports/fields.ts';
import { timeWord } from '../../../text/time-word.ts';
import { askWhy } from '../../ask-why.ts';
import { type BackupMaker, backupMakers } from '../../backup-makers.ts';
import { said } from '../../said.ts';

/** The newest backup that an operator made by its schedule has succeeded, and the schedule is on. */
export const scheduled: ChecklistItem = {
  id: 'backups/scheduled',
  title: {
    en: 'The newest backup of each operator has succeeded',
    ko: '오퍼레이터가 만든 최근 백업이 성공했습니다',
  },
  of: backupMakers.map(({ kind }) => kind),

  *look(schedule, world): Iterable<Mark> {
    const maker = backupMakers.find(({ kind }) => kind === kindOf(schedule));
    if (!maker) return;
    const on = refTo(maker.kind, schedule);
    const command = askWhy(on);
    if (fieldsAt(schedule, maker.paused).some(({ value }) => value === true))
      return yield { is: 'fail', hurts: 'redundancy', says: PAUSED, command };
    const made = backupsOf(on.name, maker, on.namespace ?? '', world);
    const [newest] = made.filter((one) => phaseOf(one, maker) !== 'running');
    const began = textAt(schedule, maker.last);
    if (!newest) return yield { is: 'not-checked', says: said(NONE, began), command };
    const backup = refTo(maker.makes, newest);
    const ended = textAt(newest, maker.ended);
    if (phaseOf(newest, maker) === 'well') return yield { is: 'pass', says: said(WELL, ended) };
    const phase = textAt(newest, maker.phase) ?? '';
    const [well] = made.filter((one) => phaseOf(one, maker) === 'well');
    const before = well && textAt(well, maker.ended);
    yield {
      is: 'fail',
      hurts: 'redundancy',
      says: said(ILL, backup.name, phase, before),
      command: askWhy(backup),
    };
  },
};

function backupsOf(name: string, { makes, madeBy }: BackupMaker, namespace: string, world: World) {
  const { items } = world.list(makes, { namespace });
  return newestFirst(items.filter(({ metadata }) => metadata?.labels?.[madeBy] === name));
}

function phaseOf(backup: Resource, { phase, well, ill }: BackupMaker): 'well' | 'ill' | 'running' {
  const is = textAt(backup, phase) ?? '';
  if (well.includes(is)) return 'well';
  return ill.includes(is) ? 'ill' : 'running';
}

function textAt(object: Resource, path: string): string | undefined {
  const [field] = fieldsAt(object, path);
  return typeof field?.value === 'string' ? field.value : undefined;
}

const WELL: Text<[ended: string | undefined]> = {
  en: (ended) => `The newest backup succeeded${ended ? ` at ${timeWord(ended)}` : ''}.`,
  ko: (ended) => `최근 백업이 성공했습니다${ended ? `(${timeWord(ended)})` : ''}.`,
};
const ILL: Text<[backup: string, phase: string, before: string | undefined]> = {
  en: (backup, phase, before) =>
    `\`${backup}\`, the newest, is ${phase}${before ? `; the last that succeeded is of ${timeWord(before)}` : ', and none that succeeded is left'}.`,
  ko: (backup, phase, before) =>
    `최근 백업 \`${backup}\`이(가) ${phase} 상태입니다${before ? `. 마지막으로 성공한 백업은 ${timeWord(before)} 것입니다` : '. 성공한 백업이 남아 있지 않습니다'}.`,
};
const NONE: Text<[began: string | undefined]> = {
  en: (began) =>
    `No backup of its is there that has ended${began ? `, though it began one at ${timeWord(began)}` : ''}.`,
  ko: (began) => `끝난 백업이 없습니다${began ? `(마지막 시작 ${timeWord(began)})` : ''}.`,
};
const PAUSED = {
  en: 'Its schedule is paused, so no backup is made.',
  ko: '스케줄이 일시 중지되어 백업이 만들어지지 않습니다.',
};
