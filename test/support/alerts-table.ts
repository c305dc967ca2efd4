import { byLabels, ofCustomResource } from '#src/answers/alert-objects/by-labels.ts';
import { byScrape } from '#src/answers/alert-objects/by-scrape.ts';
import { families } from '#src/answers/alert-objects/families/index.ts';

const HEAD = `# Which object an alert is about

kubewhy reads what an alert is about from its name and its labels. The first row whose patterns fit the name counts (in any
case, \`*\` is anything). Its objects are tried from left to right, and the first that is in the cluster is meant; several of
one name in several namespaces are a menu. Where the row names no labels of the alert, the labels below decide. An alert that is
about no object is posted with all that it says and with its next check.

Where a scrape keeps its own labels, those of the object come as \`exported_…\`: they count first. The pod, service, job and address
of an exporter such as kube-state-metrics are never the object.

| write | for |
| --- | --- |
| \`deployment {namespace}/{app}\` | an object by its kind (as kubectl names it) and the labels that hold its namespace and name |
| \`deployment {app}\` | one of that name in any namespace, or one without a namespace |
| \`pod kube-system/etcd-*\` | all whose names begin so |
| \`workload {namespace}/{app}\` | a workload or Service of that name, or with it as \`app.kubernetes.io/name\`, \`app\` … |
| \`server of {instance}\` | what serves the host of a URL: Service, Ingress, HTTPRoute, VirtualService |
| \`certificate of {host}\` | its Certificate, or what serves it |
| \`node at {instance}\` | the node of that name or address |
| \`node of {namespace}/{pod!}\` | the node on which a pod runs, that of an exporter as well |
| \`address {instance}\` | a node or pod by its address |
| \`{a\\|b\\|=c}\` | the first of these labels that is there, or else "c" |

Rows of your own come first (\`alerts.objects\` in kubewhy.yaml):

    alerts:
      objects:
        - { alerts: [Orders*], about: ['rollout {namespace}/{component}', 'workload {namespace}/{app}'] }
        - { alerts: [Heartbeat], about: [] } # about no object

This page is written by \`npm run alerts-table\`, and a test holds it against the table.

`;

/** docs/alerts.md, as the families of alerts make it. */
export function alertsTable(): string {
  const rows = [...Map.groupBy(families, ({ name }) => name)].map(([name, same]) => {
    const alerts = same.map((one) => one.alerts).join(' ');
    const all = [...new Set(same.flatMap(({ objects = [] }) => objects))];
    const about = same[0]?.objects ? all.map(cell).join(', ') || 'none' : 'by its labels';
    return `| ${name} | ${cell(alerts)} | ${about} |`;
  });
  return `${HEAD}| family | alerts | about |\n| --- | --- | --- |\n${rows.join('\n')}

## Labels

Of any alert, the first that names something: ${[ofCustomResource, ...byLabels].map(cell).join(', ')}.

Only where nothing else does: ${byScrape.map(cell).join(', ')}.
`;
}

function cell(text: string): string {
  return `\`${text.replaceAll('|', String.raw`\|`)}\``;
}
