import type { PastedText } from './pasted-text.ts';

/** One object of a list as kubectl prints it; `status` is the word that its columns come to. */
export type Listed = Readonly<{
  kind: string;
  name: string;
  namespace?: string;
  status: string;
  is: 'well' | 'starting' | 'ill';
  line: string;
}>;
type Cells = Readonly<Record<string, string | undefined>>;
type Table = Readonly<{
  kind: string;
  header?: RegExp; // where a row alone could be anything
  row: RegExp;
  judge(cells: Cells): Pick<Listed, 'status' | 'is'>;
}>;

const NAME = String.raw`^(?:(?<namespace>[a-z0-9][a-z0-9-]*)\s+)?(?:[a-z]+(?:\.[a-z0-9]+)*\/)?(?<name>[a-z0-9][a-z0-9.-]*)\s+`;
/** What a pod passes through when it begins, normally within minutes. */
const PASSING = /^(?:Pending|ContainerCreating|PodInitializing|Init:\d+\/\d+)$/;
/** "45s", "3m", "4m59s" */
const YOUNG = /^(?:\d+s|[0-4]m(?:\d+s)?)$/;

/** What a machine passes through (Cluster API and machine.openshift.io, both in `status.phase`). */
const PHASE = String.raw`(?<status>Pending|Provisioning|Provisioned|Running|Updating|Deleting|Deleted|Failed|Unknown)`;

/** What `kubectl get` prints of the kinds that people paste: printers/internalversion, and additionalPrinterColumns of custom ones. */
const TABLES: readonly Table[] = [
  {
    kind: 'pod',
    row: new RegExp(
      String.raw`${NAME}(?<ready>\d+)\/(?<of>\d+)\s+(?!NotReady\b)(?<status>[A-Z][\w:/.-]*)\s+(?<restarts>\d+)(?:\s+\(\S+ ago\))?\s+(?<age>\d\w*)(?:\s|$)`,
    ),
    judge({ ready, of, status = '', age = '' }) {
      if (status === 'Completed') return { status, is: 'well' };
      if (status === 'Running')
        return ready === of
          ? { status, is: 'well' }
          : { status: `Running ${ready}/${of}`, is: 'ill' };
      return { status, is: PASSING.test(status) && YOUNG.test(age) ? 'starting' : 'ill' };
    },
  },
  {
    kind: 'deployment',
    row: new RegExp(String.raw`${NAME}(?<ready>\d+)\/(?<of>\d+)\s+\d+\s+\d+\s+\d\w*$`),
    judge: ({ ready, of }) => ({
      status: `${ready}/${of} Ready`,
      is: ready === of ? 'well' : 'ill',
    }),
  },
  {
    kind: 'node',
    row: new RegExp(
      String.raw`${NAME}(?<status>(?:Ready|NotReady|Unknown)(?:,SchedulingDisabled)?)\s+\S+\s+\d\w*\s+v\d`,
    ),
    judge: ({ status = '' }) => ({ status, is: status === 'Ready' ? 'well' : 'ill' }),
  },
  {
    kind: 'pvc',
    header: /^(?:NAMESPACE\s+)?NAME\s+STATUS\s+VOLUME\s+CAPACITY\s/m,
    row: new RegExp(String.raw`${NAME}(?<status>Bound|Pending|Lost|Terminating)\s`),
    judge: ({ status = '' }) => ({ status, is: status === 'Bound' ? 'well' : 'ill' }),
  },
  {
    kind: 'csr',
    row: /^(?<name>[\w.-]+)\s+(?<age>\d\w*)\s+[a-z][\w.-]*\/\S+\s+[a-z]\S+\s.*?(?<status>\b(?:Pending|Approved|Denied|Failed)[\w,]*)$/,
    judge({ status = '', age = '' }) {
      if (status.includes('Issued')) return { status, is: 'well' };
      const isPassing = /^(?:Pending|Approved)$/.test(status) && YOUNG.test(age);
      return { status, is: isPassing ? 'starting' : 'ill' };
    },
  },
  {
    kind: 'application',
    header: /^(?:NAMESPACE\s+)?NAME\s+SYNC STATUS\s+HEALTH STATUS/m,
    row: new RegExp(
      String.raw`${NAME}(?<sync>Synced|OutOfSync|Unknown)\s+(?<health>Healthy|Progressing|Degraded|Suspended|Missing|Unknown)(?:\s|$)`,
    ),
    judge({ sync = '', health = '' }) {
      const status = `${sync}, ${health}`;
      if (sync !== 'Synced') return { status, is: 'ill' };
      if (health === 'Healthy') return { status, is: 'well' };
      return { status, is: /^(?:Progressing|Suspended)$/.test(health) ? 'starting' : 'ill' };
    },
  },
  {
    kind: 'certificate',
    header: /^(?:NAMESPACE\s+)?NAME\s+READY\s+SECRET\s/m,
    row: new RegExp(
      String.raw`${NAME}(?<ready>True|False|Unknown)\s+[a-z0-9][a-z0-9.-]*(?:\s+(?<age>\d\w*))?(?:\s|$)`,
    ),
    judge({ ready = '', age = '' }) {
      const status = `Ready ${ready}`;
      if (ready === 'True') return { status, is: 'well' };
      return { status, is: YOUNG.test(age) ? 'starting' : 'ill' };
    },
  },
  machines(
    /^(?:NAMESPACE\s+)?NAME\s+PHASE\s+TYPE\s/m,
    String.raw`${NAME}${PHASE}(?:\s+\S+){0,3}\s+(?<age>\d\w*)$`,
  ),
  machines(
    /^NAME\s+CLUSTER\s.*\bPHASE\s+AGE\b/m,
    String.raw`^(?<name>[a-z0-9][a-z0-9.-]*)\s+[a-z0-9].*?\s${PHASE}\s+(?<age>\d\w*)(?:\s|$)`,
  ),
  machines(
    /^NAMESPACE\s+NAME\s+CLUSTER\s.*\bPHASE\s+AGE\b/m,
    String.raw`^(?<namespace>[a-z0-9][a-z0-9-]*)\s+(?<name>[a-z0-9][a-z0-9.-]*)\s+[a-z0-9].*?\s${PHASE}\s+(?<age>\d\w*)(?:\s|$)`,
  ),
];

/** A machine that takes longer than a node does to come is ill; what is deleted may hang on its drain. */
function machines(header: RegExp, row: string): Table {
  return {
    kind: 'machine',
    header,
    row: new RegExp(row),
    judge({ status = '', age = '' }) {
      if (status === 'Running') return { status, is: 'well' };
      const isPassing = /^(?:Pending|Provision|Updating)/.test(status) && YOUNG.test(age);
      return { status, is: isPassing ? 'starting' : 'ill' };
    },
  };
}

/** The objects of the lists that a text holds. */
export function listingIn(text: PastedText): readonly Listed[] {
  const tables = TABLES.filter(({ header }) => !header || text.match(header));
  return text.lines.flatMap((line) => {
    for (const { kind, row, judge } of tables) {
      const { name, namespace, ...cells } = row.exec(line)?.groups ?? {};
      if (name) return [{ kind, name, line, ...(namespace && { namespace }), ...judge(cells) }];
    }
    return [];
  });
}
