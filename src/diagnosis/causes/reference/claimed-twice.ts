import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { marked } from '../../../text/marked.ts';
import { rivalriesOf } from '../../signs/rivals.ts';

/** `what` is a host and path, or "default"; `others` claim it as well, of other namespaces with these, the newest first. */
type Claimed = Readonly<{ what: string; others: readonly string[] }>;

const KINDS = ['networking.k8s.io/Ingress', 'storage.k8s.io/StorageClass'] as const;

/** Several objects claim what one of them can have. */
const symptom: SymptomFinder = {
  kind: 'claimed-twice',
  of: KINDS,
  asked: 'if-well',
  isExtra: true,

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    for (const { path, quote } of rivalriesOf(object, world)) {
      const evidence = { source: 'field', on, path, quote } as const;
      yield {
        kind: 'claimed-twice',
        on,
        part: path,
        reason: 'Conflict',
        evidence,
        hurts: 'progress',
      };
    }
  },
};

/** Two Ingresses behind one load balancer claim the same host and path, or two classes of storage are the default. */
export const claimedTwice: Cause<Claimed> = {
  id: 'reference/claimed-twice',
  of: KINDS,
  explains: ['claimed-twice'],
  symptom,

  *explain({ on, part, evidence }, world, object) {
    const rivalry = rivalriesOf(object, world).find(({ path }) => path === part);
    if (!rivalry) return;
    const others = rivalry.others.map(({ metadata: { namespace = '', name = '' } = {} }) =>
      namespace === (on.namespace ?? '') ? name : `${namespace}/${name}`,
    );
    yield {
      subject: on,
      params: { what: rivalry.what, others },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en({ kind, name }, { what, others }) {
      const isDefault = what === 'default';
      return {
        title: `${kindWord(kind)} \`${name}\` and ${marked(others)} ${isDefault ? 'are both the default' : `both claim \`${what}\``}`,
        sentence: `${kindWord(kind)} \`${name}\` ${isDefault ? 'is marked as the default' : `has a rule for \`${what}\``}, and so ${isDefault ? 'is' : 'has'} ${marked(others)}${isDefault ? '' : ', with another backend behind the same load balancer'}.`,
        state: isDefault ? 'not the only default' : 'claims what another claims',
        so: isDefault
          ? 'A claim that names no class gets the one of them that was made last; before Kubernetes 1.26 it was refused.'
          : 'A request is served by one of the two; which one is up to the controller (ingress-nginx takes the older).',
      };
    },
    ko({ kind, name }, { what, others }) {
      const isDefault = what === 'default';
      return {
        title: `${kindWord(kind)} \`${name}\`, ${marked(others)} 객체가 모두 ${isDefault ? '기본값입니다' : `\`${what}\` 경로를 차지합니다`}`,
        sentence: `${kindWord(kind)} \`${name}\` 객체와 ${marked(others)} 객체가 모두 ${isDefault ? '기본값으로 표시되어 있습니다' : `같은 로드 밸런서에서 \`${what}\` 규칙을 서로 다른 백엔드로 갖고 있습니다`}.`,
        state: isDefault ? '기본값이 둘 이상' : '다른 객체와 같은 것을 차지함',
        so: isDefault
          ? '클래스를 지정하지 않은 클레임은 나중에 만들어진 쪽을 받으며, Kubernetes 1.26 이전에는 거부되었습니다.'
          : '요청은 둘 중 하나로만 가며 어느 쪽인지는 컨트롤러에 달렸습니다(ingress-nginx는 먼저 만들어진 쪽).',
      };
    },
  },

  advice: {
    en: ({ name }, { what, others }) => ({
      title: what === 'default' ? 'Keep one default' : 'Keep one rule for it',
      text:
        what === 'default'
          ? `Set the annotation \`storageclass.kubernetes.io/is-default-class\` of all but one of \`${name}\`, ${marked(others)} to "false". Claims that are bound keep their class.`
          : `Take \`${what}\` out of \`${name}\` or ${marked(others)}, or give one of them another host or path.`,
    }),
    ko: ({ name }, { what, others }) => ({
      title: what === 'default' ? '기본값 하나만 유지' : '규칙 하나만 유지',
      text:
        what === 'default'
          ? `\`${name}\`, ${marked(others)} 중 하나만 남기고 \`storageclass.kubernetes.io/is-default-class\` 어노테이션을 "false" 값으로 바꾸십시오. 이미 바인딩된 클레임의 클래스는 그대로입니다.`
          : `\`${name}\` 또는 ${marked(others)} 객체에서 \`${what}\` 규칙을 빼거나 한쪽의 호스트나 경로를 바꾸십시오.`,
    }),
  },
};
