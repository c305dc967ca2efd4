import { isOfKind, kindOf } from '../../domain/keys.ts';
import { ANY_OTHER, type World } from '../../domain/model.ts';
import type { Remarker } from '../../domain/remarker.ts';
import type { Resource } from '../../domain/resource.ts';
import { brief } from '../../readings/logs/logs.ts';
import { isCustom } from '../../readings/reports/is-custom.ts';
import { undecidedIn } from '../../readings/reports/report.ts';
import { syncWait } from '../../readings/reports/sync-wait.ts';
import { refWord } from '../words/ref-word.ts';

type OwnState = Readonly<{ says: readonly string[] }>;

const MOST_SAID = 3;

/** A custom object says how it is, and not whether that is well. */
export const ownState: Remarker<string, OwnState> = {
  id: 'reports/own-state',
  of: [ANY_OTHER],

  *remark(object, world) {
    const said =
      isCustom(kindOf(object)) && !isToldOf(object, world) ? undecidedIn(object, world.now) : [];
    const says = said.map((one) =>
      one.what.includes(one.said) ? one.what : `${one.what}: “${brief(one.said)}”`,
    );
    if (says.length > 0) yield { says: says.slice(0, MOST_SAID) };
  },

  text: {
    en: (on, { says }) =>
      `${refWord(on)} says of itself: ${says.join('; ')}. Whether that is as it should be it does not say.`,
    ko: (on, { says }) =>
      `${refWord(on)} 객체가 스스로 밝히는 상태: ${says.join('; ')}. 이것이 정상인지는 밝히지 않습니다.`,
  },
};

/** That it waits to be synced is a finding of its own. */
function isToldOf(object: Resource, world: World): boolean {
  return isOfKind('argoproj.io/Application', object) && syncWait(object, world) !== undefined;
}
