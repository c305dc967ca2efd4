import type { Cause } from '../../../domain/model.ts';
import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { AUTOSCALED_MS } from '../../../readings/freshness.ts';
import { after } from '../../../readings/time.ts';
import { marked } from '../../../text/marked.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `names` are those of all autoscalers, by name. */
type Ambiguous = Readonly<{ names: readonly string[]; isMended: boolean }>;

/** "pods by selector app=x are controlled by multiple HPAs: [shop/a shop/b]" */
const PATTERN = /pods by selector .* are controlled by multiple HPAs: \[(?<list>[^\]]*)\]/;

/** Several autoscalers want to size the same pods, and so none of them does. */
export const ambiguous: Cause<Ambiguous, 'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaling/ambiguous',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],

  *explain({ on, evidence }, world) {
    const list = PATTERN.exec(evidence.quote)?.groups?.['list'];
    const [link] = world.follow(autoscalerToTarget, on).items;
    if (!list || !link) return;

    const { namespace = '' } = on;
    const names = list.split(' ').map((path) => path.split('/').at(-1) ?? path);
    const others = names
      .filter((name) => name !== on.name)
      .map((name) => world.get({ kind: on.kind, namespace, name }));
    const isMended = others.every((other) => other.is === 'absent');
    yield {
      subject: link.to,
      params: { names: names.toSorted(), isMended },
      evidence: [evidence, quotedField(on, link.path, link.to.name)],
      strength: 'entails',
      restsOn: [on],
      ...(isMended && { passesBy: after(AUTOSCALED_MS, world.now) }),
    };
  },

  text: {
    en({ name }, { names, isMended }) {
      const all = names.map((one) => `\`${one}\``).join(' and ');
      return {
        title: `\`${name}\`: ${names.length} autoscalers control its pods`,
        sentence: `${all} are multiple HorizontalPodAutoscalers for the same pods of \`${name}\`, so none of them scales (AmbiguousSelector).`,
        so: isMended
          ? 'Only one is left by now, which goes on by itself.'
          : 'One of them has to go; two workloads whose selectors match the same pods cause this, too.',
      };
    },
    ko({ name }, { names, isMended }) {
      const all = marked(names);
      return {
        title: `\`${name}\`: 오토스케일러 ${names.length}개가 같은 파드를 조절합니다`,
        sentence: `HorizontalPodAutoscaler ${all} 객체가 모두 \`${name}\` 워크로드의 같은 파드를 조절하려 하여 어느 쪽도 동작하지 않습니다(AmbiguousSelector).`,
        so: isMended
          ? '지금은 하나만 남아 저절로 다시 동작합니다.'
          : '하나만 남겨야 합니다. 두 워크로드의 셀렉터가 같은 파드를 고를 때도 생깁니다.',
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Keep one autoscaler',
      text: `Decide which autoscaler of \`${name}\` stays, move the metrics of the others into it, and delete those where they are defined, which may be in Git.`,
    }),
    ko: ({ name }) => ({
      title: '오토스케일러 하나만 유지',
      text: `\`${name}\` 워크로드의 오토스케일러 중 남길 것을 정하고, 나머지의 메트릭을 옮긴 뒤 정의된 곳(Git일 수 있음)에서 삭제하십시오.`,
    }),
  },
};
