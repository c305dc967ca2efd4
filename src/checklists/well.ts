import type { ChecklistItem, Mark } from '../domain/checklist.ts';
import { kindOf, refTo } from '../domain/keys.ts';
import type { Bilingual } from '../domain/lang.ts';
import { ofKind } from '../engine/of-kind.ts';
import { healthChecks } from '../knowledge/health/index.ts';
import { askWhy } from './ask-why.ts';
import { troubleMark } from './trouble-mark.ts';

/** An item that all objects of some kinds pass which a scan finds in no trouble and whose own facts show that they are well. */
export function well(id: string, title: Bilingual, of: readonly string[]): ChecklistItem {
  return {
    id,
    title,
    of,

    *look(object, world, { read, troubleOf }): Iterable<Mark> {
      const on = refTo(kindOf(object), object);
      const trouble = troubleOf(on);
      if (trouble) return yield troubleMark(trouble, on);
      if (read === 'nothing') return yield { is: 'not-checked', says: NOT_SCANNED };
      const [health] = ofKind(on.kind, healthChecks);
      const look = health?.look(object, world);
      if (look === 'healthy') return yield { is: 'pass' };
      if (look === 'starting') return yield { is: 'pass', says: STARTING };
      yield { is: 'not-checked', says: UNSURE, command: askWhy(on) };
    },
  };
}

const NOT_SCANNED: Bilingual = {
  en: 'Pods could not be read, so nobody knows how it is.',
  ko: '파드를 읽을 수 없어 상태를 알 수 없습니다.',
};
const STARTING: Bilingual = {
  en: 'It is still starting, for no longer than is normal.',
  ko: '아직 시작 중이며, 보통 걸리는 시간 안입니다.',
};
const UNSURE: Bilingual = {
  en: 'No trouble found, but its status does not say that it is well.',
  ko: '문제는 찾지 못했지만, 상태만으로는 정상이라고 확인되지 않습니다.',
};
