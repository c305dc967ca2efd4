import type { Cause, Fact } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { after } from '../../../world/readings/time.ts';
import { ownersOf } from '../../../world/readings/workloads/workloads.ts';
import { lastRefusal, RETRY_MS } from '../../signs/workloads/creation.ts';

/** What has become of the object that the API server missed, and the field of the pod template that names it. */
type Missing = Readonly<{ workload: string; field: string; object: 'absent' | 'there' | 'unread' }>;

const FIELDS: Readonly<Record<string, string>> = {
  ServiceAccount: 'serviceAccountName',
  'node.k8s.io/RuntimeClass': 'runtimeClassName',
  'scheduling.k8s.io/PriorityClass': 'priorityClassName',
};

/** Pods may not be created because an object that their template names does not exist. */
export const missingReference: Cause<Missing> = {
  id: 'creation/missing-reference',
  explains: ['replicas-missing', 'job-late'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'missing' || !said) return;

    const { kind, name } = refusal;
    const { namespace } = on;
    const subject = { kind, name, ...(kind === 'ServiceAccount' && namespace && { namespace }) };
    const object = whatBecameOf(world.get(subject));
    yield {
      subject,
      params: {
        workload: (ownersOf(on, world).at(-1) ?? on).name,
        field: FIELDS[kind] ?? '',
        object,
      },
      evidence: [said],
      strength: 'entails',
      restsOn: [on, subject],
      ...(object === 'there' && { passesBy: after(RETRY_MS, world.now) }),
    };
  },

  text: {
    en({ kind, name, namespace }, { workload, field, object }) {
      const what = `${wordOf(kind)} \`${name}\``;
      const place = namespace ? ` in namespace \`${namespace}\`` : '';
      const now = {
        absent: `${what} does not exist${place}`,
        there: `${what} was not found${place}. It exists by now, and the controller tries again by itself`,
        unread: `the API server did not find ${what}${place}; kubewhy could not read whether it exists by now`,
      }[object];
      return {
        title: `${what} is missing, so \`${workload}\` has no pods`,
        sentence: `\`${workload}\` may not create pods: its template names \`${name}\` as ${field}, and ${now}.`,
      };
    },
    ko({ kind, name, namespace }, { workload, field, object }) {
      const what = `${wordOf(kind)} \`${name}\` 객체`;
      const place = namespace ? `\`${namespace}\` 네임스페이스에 ` : '';
      const now = {
        absent: `${place}그 ${what}가 없습니다`,
        there: `${place}그 ${what}가 없었습니다. 지금은 있으므로 컨트롤러가 곧 다시 시도합니다`,
        unread: `API 서버가 ${place}그 ${what}를 찾지 못했습니다. 지금 있는지는 읽지 못했습니다`,
      }[object];
      return {
        title: `${what}가 없어 \`${workload}\` 파드를 만들 수 없습니다`,
        sentence: `\`${workload}\` 워크로드가 파드를 만들 수 없습니다. 템플릿의 ${field} 값이 \`${name}\`인데, ${now}.`,
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: `Create \`${name}\`, or stop naming it`,
      text: `Create \`${name}\` as the pods need it, or correct its name in the pod template. The controller tries again by itself; that takes up to 17 minutes, and a new revision is tried at once.`,
    }),
    ko: ({ name }) => ({
      title: `\`${name}\` 객체 생성 또는 참조 제거`,
      text: `파드에 필요한 \`${name}\` 객체를 만들거나 파드 템플릿의 이름을 고치십시오. 컨트롤러가 저절로 다시 시도하며 최대 17분 걸립니다. 새 리비전은 바로 시도합니다.`,
    }),
  },
};

function wordOf(kind: string): string {
  return kind.split('/').at(-1) ?? kind;
}

function whatBecameOf(fact: Fact<Resource>): Missing['object'] {
  if (fact.is === 'unknown') return 'unread';
  return fact.is === 'absent' ? 'absent' : 'there';
}
