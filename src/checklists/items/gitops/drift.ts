import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Resource } from '../../../domain/resource.ts';
import { syncWait, type WaitsToSync } from '../../../readings/reports/sync-wait.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { marked } from '../../../text/marked.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';

const MOST_NAMES = 3;

/** What an Argo CD Application has applied is as Git has it; of what is not, why that is not synced. */
export const drift: ChecklistItem<'argoproj.io/Application'> = {
  id: 'gitops/drift',
  title: { en: 'The cluster is as Git has it', ko: '클러스터가 Git과 같습니다' },
  of: ['argoproj.io/Application'],

  *look(application, world): Iterable<Mark> {
    const on = refTo('argoproj.io/Application', application);
    const { sync, resources = [] } = application.status ?? {};
    const command = askWhy(on);
    if (sync?.status === 'Synced') return yield { is: 'pass' };
    if (sync?.status !== 'OutOfSync') return yield { is: 'not-checked', says: UNCOMPARED, command };
    const differ = resources.filter(({ status }) => status === 'OutOfSync').map(named);
    const wait = syncWait(application, world)?.params;
    yield { is: 'fail', hurts: 'progress', says: said(DIFFERS, differ, wait), command };
  },
};

type Applied = NonNullable<
  NonNullable<Resource<'argoproj.io/Application'>['status']>['resources']
>[number];

function named({ kind = '', name = '' }: Applied): string {
  return `${kindWord(kind)} ${name}`;
}

const DIFFERS: Text<[differ: readonly string[], wait: WaitsToSync | undefined]> = {
  en: (differ, wait) =>
    `OutOfSync${differ.length > 0 ? `: ${listed(differ)}${differ.length > MOST_NAMES ? ` and ${differ.length - MOST_NAMES} more` : ''}` : ''}.${wait ? ` ${WHY.en(wait)}` : ''}`,
  ko: (differ, wait) =>
    `OutOfSync 상태입니다${differ.length > 0 ? `: ${listed(differ)}${differ.length > MOST_NAMES ? ` 외 ${differ.length - MOST_NAMES}개` : ''}` : ''}.${wait ? ` ${WHY.ko(wait)}` : ''}`,
};
const WHY: Text<[WaitsToSync]> = {
  en: ({ why, project = '', window }) =>
    why === 'by-hand'
      ? 'It is synced by hand only.'
      : `A sync window of project \`${project}\` ${why === 'denied' ? 'denies syncs now' : 'that allows them is not open now'}${window ? ` (\`${window.schedule}\` for ${window.duration}, ${window.timeZone})` : ''}.`,
  ko: ({ why, project = '', window }) =>
    why === 'by-hand'
      ? '수동으로만 동기화됩니다.'
      : `\`${project}\` 프로젝트의 sync window 때문에 지금은 동기화되지 않습니다${window ? `(\`${window.schedule}\`, ${window.duration}, ${window.timeZone})` : ''}.`,
};
const UNCOMPARED = {
  en: 'Argo CD does not say whether it differs from Git.',
  ko: 'Argo CD가 Git과의 차이를 알려 주지 않습니다.',
};

function listed(differ: readonly string[]): string {
  return marked(differ.slice(0, MOST_NAMES));
}
