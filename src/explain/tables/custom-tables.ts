import { AGE, counted, NAME, YOUNG, type Table } from './table.ts';

/** What a machine passes through (Cluster API and machine.openshift.io, both in `status.phase`). */
const PHASE = String.raw`(?<status>Pending|Provisioning|Provisioned|Running|Updating|Deleting|Deleted|Failed|Unknown)`;

/** What it prints of custom kinds, by their additionalPrinterColumns. */
export const customTables: readonly Table[] = [
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
  {
    kind: 'rollout',
    header: /^(?:NAMESPACE\s+)?NAME\s+DESIRED\s+CURRENT\s+UP-TO-DATE\s+AVAILABLE\s+AGE\b/m,
    row: new RegExp(
      String.raw`${NAME}(?<of>\d+)\s+\d+\s+(?<updated>\d+)\s+(?<ready>\d+)\s+${AGE}(?:\s|$)`,
    ),
    judge: counted,
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
