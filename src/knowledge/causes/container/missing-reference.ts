import type { Evidence, Ref } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { CONFIGURED_MS, REPEATED_MS } from '../../../readings/freshness.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { nearTo } from '../../references/missing-names.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';

/** "failed to fetch token: serviceaccounts "web" not found"; "RuntimeClass "gvisor" not found" (kubelet) */
const SAYS = /(?:serviceaccounts?|runtimeclass[\w.]*) "(?<name>[^"]+)" not found/i;

const FIELDS = ['serviceAccountName', 'runtimeClassName'] as const;
type Field = (typeof FIELDS)[number];

/** The kubelet cannot start a pod without an object that was there when the API server admitted it. */
export const podMissingReference = notFound<NotFound, 'Pod'>({
  id: 'container/missing-reference',
  of: ['Pod'],
  explains: ['container-waiting', 'pod-not-ready'],
  retryMs: CONFIGURED_MS,

  *seek(_, world, pod) {
    const on = podRef(pod);
    // After a restart of the kubelet it says so of pods that run on as well.
    if (pod.status?.containerStatuses?.some(({ state }) => state?.running)) return;
    const said = eventsSaying(['FailedMount', 'FailedCreatePodSandBox'], on, world).find(
      ({ quote, at }) => SAYS.test(quote) && isWithin(REPEATED_MS, at, world.now),
    );
    const name = said && SAYS.exec(said.quote)?.groups?.['name'];
    const named = namesOf(pod).find(({ to }) => to.name === name);
    if (!said || !named) return;

    const { to, field } = named;
    const near = nearTo(to, world);
    const reference: Evidence = quotedField(on, `/spec/${field}`, to.name);
    yield {
      to,
      params: { by: on.name, field, ...present({ near }) },
      evidence: [said, reference],
      strength: 'entails',
      restsOn: [on, to],
    };
  },

  words: {
    en: {
      needs: ({ by }) => `\`${by}\` cannot be started: it names`,
      after: ({ field }) => ` as ${field}`,
      seeker: 'the kubelet',
      so: () => 'It was there when the pod was made, and has been deleted or renamed since.',
    },
    ko: {
      needs: ({ by, field }) => `\`${by}\` 파드를 시작할 수 없습니다. ${field} 값인`,
      seeker: 'kubelet이',
      so: () => '파드가 만들어질 때에는 있었고 그 뒤에 삭제되거나 이름이 바뀌었습니다.',
    },
    advice: (name) => ({
      en: {
        title: `Create \`${name}\` again, or name the one that is meant`,
        text: `Create \`${name}\` as it was; the kubelet tries again by itself. Or correct its name in the pod template: a field of a pod that is there cannot be changed.`,
      },
      ko: {
        title: `\`${name}\` 객체를 다시 만들거나 맞는 이름 지정`,
        text: `\`${name}\` 객체를 이전대로 만드십시오. kubelet이 저절로 다시 시도합니다. 또는 파드 템플릿의 이름을 고치십시오. 이미 있는 파드의 필드는 바꿀 수 없습니다.`,
      },
    }),
  },
});

function namesOf(pod: Resource<'Pod'>): readonly Readonly<{ to: Ref; field: Field }>[] {
  const { namespace = '' } = podRef(pod);
  return FIELDS.flatMap((field) => {
    const name = pod.spec?.[field];
    if (!name) return [];
    const to: Ref =
      field === 'serviceAccountName'
        ? { kind: 'ServiceAccount', namespace, name }
        : { kind: 'node.k8s.io/RuntimeClass', name };
    return [{ to, field }];
  });
}
