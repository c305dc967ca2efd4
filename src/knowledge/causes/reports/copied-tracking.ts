import { isA } from '../../../domain/keys.ts';
import type { Cause, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import {
  copiedTracking as trackingOf,
  type CopiedTracking,
} from '../../../readings/reports/copied-tracking.ts';
import { ownersOf } from '../../../readings/workloads/workloads.ts';
import { marked } from '../../../text/marked.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { refWord } from '../../words/ref-word.ts';

/** `prunes`: Argo CD deletes them by itself. */
type Copied = Readonly<{
  application: string;
  label: string;
  maker: CopiedTracking['maker'];
  children: readonly string[];
  prunes: boolean;
}>;
type Application = Resource<'argoproj.io/Application'>;

const KIND = 'argoproj.io/Application';

/** Argo CD takes for its own what an operator made with its label, and prunes it. */
export const copiedTracking: Cause<Copied> = {
  id: 'reports/copied-tracking',
  explains: ['reports/copied-tracking', 'pod-not-ready', 'replicas-missing'],
  refines: ['reports/waits-to-sync', 'clue/known-words', 'clue/as-seen'],
  symptom: {
    ...fieldSymptom('reports/copied-tracking', [KIND], 'redundancy', (application, world) => {
      const found = trackingOf(application, world);
      const [first] = found?.evidence ?? [];
      return first?.path
        ? { path: first.path, quote: first.quote, reason: 'RequiresPruning' }
        : undefined;
    }),
    isExtra: true,
  },

  *explain(symptom, world) {
    const application = applicationOf(symptom, world);
    const found = application && trackingOf(application, world);
    if (!application || !found) return;
    const { prune = false } = application.spec?.syncPolicy?.automated ?? {};
    const isOwn = isA(KIND, symptom.on);
    const above = isOwn ? [] : [symptom.on, ...ownersOf(symptom.on, world)].map(({ name }) => name);
    if (!isOwn && !(prune && found.children.some(({ name }) => above.includes(name)))) return;
    const { name = '', namespace = '' } = application.metadata ?? {};
    yield {
      subject: { kind: KIND, namespace, name },
      params: {
        application: name,
        label: found.label,
        maker: found.maker,
        children: found.children.map((one) => refWord(one).replaceAll('`', '')),
        prunes: prune,
      },
      evidence: found.evidence,
      strength: isOwn ? 'entails' : 'fits',
    };
  },

  text: {
    en: (_, { application, label, maker, children, prunes }) => ({
      title: `Application \`${application}\`: Argo CD ${prunes ? 'prunes' : 'wants to prune'} what the operator of ${refWord(maker)} made: it copied the label \`${label}\``,
      sentence: `Argo CD knows its objects by the label \`${label}\`, and ${marked(children)} ${children.length > 1 ? 'have' : 'has'} it as well: the operator copied it from ${refWord(maker)}, which Application \`${application}\` applies. In Git there is no such object, so Argo CD ${prunes ? 'deletes it again and again (prune: true), and the operator makes it anew' : 'shows it as OutOfSync, to be pruned'}.`,
      so: 'Nothing is wrong in Git.',
    }),
    ko: (_, { application, label, maker, children, prunes }) => ({
      title: `Application \`${application}\`: 오퍼레이터가 복사한 \`${label}\` 레이블 때문에 Argo CD가 ${refWord(maker)} 객체로 만든 것을 ${prunes ? '삭제합니다' : '삭제 대상으로 봅니다'}`,
      sentence: `Argo CD는 \`${label}\` 레이블로 자기 객체를 알아보는데 ${marked(children)} 객체에도 이 레이블이 있습니다. Application \`${application}\` 객체가 적용하는 ${refWord(maker)} 객체에서 오퍼레이터가 복사한 것입니다. Git에는 없으므로 Argo CD가 ${prunes ? '삭제하고(prune: true) 오퍼레이터가 다시 만들기를 되풀이합니다' : 'OutOfSync(prune 대상)로 표시합니다'}.`,
      so: 'Git에는 잘못이 없습니다.',
    }),
  },

  advice: {
    en: () => ({
      title: 'Have Argo CD track by annotation',
      text: 'Set `application.resourceTrackingMethod: annotation` in the ConfigMap argocd-cm: the annotation names the object, and a copy of it counts for nothing. Or tell the operator not to copy the label, or let it put `argocd.argoproj.io/sync-options: Prune=false` and `compare-options: IgnoreExtraneous` on what it makes.',
    }),
    ko: () => ({
      title: '어노테이션으로 추적하기',
      text: 'ConfigMap argocd-cm 객체에 `application.resourceTrackingMethod: annotation` 값을 설정하십시오. 어노테이션에는 객체 이름이 있어 복사본은 무시됩니다. 또는 오퍼레이터가 레이블을 복사하지 않게 하거나, 만드는 객체에 `argocd.argoproj.io/sync-options: Prune=false`와 `compare-options: IgnoreExtraneous` 어노테이션을 붙이십시오.',
    }),
  },
};

/** The Application itself, or the one whose label what made a pod has. */
function applicationOf({ on }: Symptom, world: World): Application | undefined {
  if (isA(KIND, on)) {
    const fact = world.get(on);
    return fact.is === 'known' ? fact.value : undefined;
  }
  const names = ownersOf(on, world).flatMap((owner) => {
    const fact = world.get(owner);
    const { labels = {} } = (fact.is === 'known' ? fact.value.metadata : undefined) ?? {};
    return labels['argocd.argoproj.io/instance'] ?? [];
  });
  if (names.length === 0) return undefined;
  return world
    .list(KIND, { all: true })
    .items.find(({ metadata }) => names.includes(metadata?.name ?? ''));
}
