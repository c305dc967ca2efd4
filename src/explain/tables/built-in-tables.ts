import { AGE, counted, NAME, YOUNG, type Table } from './table.ts';

/** What a pod passes through when it begins, normally within minutes. */
const PASSING = /^(?:Pending|ContainerCreating|PodInitializing|Init:\d+\/\d+)$/;

/** What `kubectl get` prints of the kinds of Kubernetes that people paste (printers/internalversion). */
export const builtInTables: readonly Table[] = [
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
    row: new RegExp(
      String.raw`${NAME}(?<ready>\d+)\/(?<of>\d+)\s+(?<updated>\d+)\s+\d+\s+${AGE}(?:\s|$)`,
    ),
    judge: counted,
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
    kind: 'statefulset',
    header: /^(?:NAMESPACE\s+)?NAME\s+READY\s+AGE\b/m,
    row: new RegExp(String.raw`${NAME}(?<ready>\d+)\/(?<of>\d+)\s+${AGE}(?:\s|$)`),
    judge: counted,
  },
  {
    kind: 'daemonset',
    header: /^(?:NAMESPACE\s+)?NAME\s+DESIRED\s+CURRENT\s+READY\s+UP-TO-DATE\s+AVAILABLE\s/m,
    row: new RegExp(
      String.raw`${NAME}(?<of>\d+)\s+\d+\s+(?<ready>\d+)\s+(?<updated>\d+)\s+\d+\s+\S+\s+${AGE}(?:\s|$)`,
    ),
    judge: counted,
  },
  {
    kind: 'job',
    header: /^(?:NAMESPACE\s+)?NAME\s+STATUS\s+COMPLETIONS\s+DURATION\s+AGE\b/m,
    row: new RegExp(String.raw`${NAME}(?<status>[A-Z]\w+)\s+\d+\/\d+(?: of \d+)?\s`),
    judge({ status = '' }) {
      if (status === 'Complete') return { status, is: 'well' };
      return { status: `Job ${status}`, is: status.startsWith('Fail') ? 'ill' : 'starting' };
    },
  },
  {
    kind: 'service',
    header: /^(?:NAMESPACE\s+)?NAME\s+TYPE\s+CLUSTER-IP\s+EXTERNAL-IP\s/m,
    row: new RegExp(
      String.raw`${NAME}(?<type>ClusterIP|NodePort|LoadBalancer|ExternalName)\s+\S+\s+(?<external>\S+)\s+\S+\s+(?<age>\d\w*)(?:\s|$)`,
    ),
    judge({ type = '', external = '', age = '' }) {
      if (external !== '<pending>') return { status: type, is: 'well' };
      return { status: 'EXTERNAL-IP <pending>', is: YOUNG.test(age) ? 'starting' : 'ill' };
    },
  },
  {
    kind: 'hpa',
    header: /^(?:NAMESPACE\s+)?NAME\s+REFERENCE\s+TARGETS\s+MINPODS\s/m,
    row: new RegExp(
      String.raw`${NAME}[A-Z]\w+\/\S+\s+(?<targets>\S+(?: \S+){0,12})\s{2,}(?<least>\d+)\s+(?<most>\d+)\s+(?<replicas>\d+)\s+(?<age>\d\w*)(?:\s|$)`,
    ),
    judge({ targets = '', least, most, replicas, age = '' }) {
      const isBlind = targets.includes('<unknown>');
      if (isBlind) return { status: 'TARGETS <unknown>', is: YOUNG.test(age) ? 'starting' : 'ill' };
      const isFull = replicas === most && least !== most && !isMet(targets);
      return isFull
        ? { status: `REPLICAS = MAXPODS (${most})`, is: 'ill' }
        : { status: targets, is: 'well' };
    },
  },
  {
    kind: 'namespace',
    header: /^NAME\s+STATUS\s+AGE\b/m,
    row: /^(?<name>[a-z0-9][a-z0-9-]*)\s+(?<status>Active|Terminating)\s+\d\w*(?:\s|$)/,
    judge: ({ status = '' }) => ({ status, is: status === 'Active' ? 'well' : 'ill' }),
  },
  {
    kind: 'pv',
    header: /^NAME\s+CAPACITY\s+ACCESS MODES\s+RECLAIM POLICY\s+STATUS\s/m,
    row: new RegExp(
      String.raw`${NAME}\S+\s+\S+\s+(?<policy>Retain|Delete|Recycle)\s+(?<status>[A-Z]\w+)(?:\s|$)`,
    ),
    judge({ policy, status = '' }) {
      const isKept = status === 'Released' && policy === 'Retain'; // somebody wants it so
      return {
        status: `volume ${status}`,
        is: isKept || /^(?:Bound|Available)$/.test(status) ? 'well' : 'ill',
      };
    },
  },
];

/** Whether each metric of an autoscaler is seen below its target: "cpu: 30%/70%, memory: 20%/80%". */
function isMet(targets: string): boolean {
  return targets.split(', ').every((one) => {
    const [, now, wanted] = /(?<!\d)(\d+)%\/(\d+)%/.exec(one) ?? [];
    return Number(now) < Number(wanted); // without numbers it is not
  });
}
