import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { marked } from '../../../text/marked.ts';
import { tableOf } from '../../../text/table-of.ts';
import { advised } from '../../words/advised.ts';
import { listenerConflictWords as ofListener, type Conflicted } from './listener-conflict.words.ts';

/** `what` is a host, with a path or port, or "default"; `others` claim it as well, of other namespaces with these, the newest first. */
export type Claimed = Readonly<{ what: string; others: readonly string[] }> | Conflicted;

/** What is said where several claim the same. */
export const claimedTwiceWords: Pick<Cause<Claimed>, 'text' | 'advice'> = {
  text: {
    en: (on, params) =>
      isOfListener(params) ? ofListener.text.en(on, params) : ofObjects.text.en(on, params),
    ko: (on, params) =>
      isOfListener(params) ? ofListener.text.ko(on, params) : ofObjects.text.ko(on, params),
  },

  advice: {
    choose: (on, params) =>
      isOfListener(params)
        ? advised(ofListener.advice, on, params)
        : advised(ofObjects.advice, on, params),
  },
};

function isOfListener(params: Claimed): params is Conflicted {
  return 'listener' in params;
}

const ofObjects: Required<Pick<Cause<Claimed>, 'text' | 'advice'>> = {
  text: {
    en: ({ kind, name }, { what, others }) => ({
      title: `${kindWord(kind)} \`${name}\` and ${marked(others)} ${isDefault(what) ? 'are both the default' : `both claim \`${what}\``}`,
      sentence: `${kindWord(kind)} \`${name}\` ${isDefault(what) ? 'is marked as the default' : `has a rule for \`${what}\``}, and so ${isDefault(what) ? 'is' : 'has'} ${marked(others)}${clashOf(kind).en}.`,
      state: isDefault(what) ? 'not the only default' : 'claims what another claims',
      so: clashOf(kind).so.en,
    }),
    ko: ({ kind, name }, { what, others }) => ({
      title: `${kindWord(kind)} \`${name}\`, ${marked(others)} 객체가 모두 ${isDefault(what) ? '기본값입니다' : `\`${what}\` 규칙을 차지합니다`}`,
      sentence: `${kindWord(kind)} \`${name}\` 객체와 ${marked(others)} 객체가 모두 ${isDefault(what) ? '기본값으로 표시되어 있습니다' : `${clashOf(kind).ko}\`${what}\` 규칙을 갖고 있습니다`}.`,
      state: isDefault(what) ? '기본값이 둘 이상' : '다른 객체와 같은 것을 차지함',
      so: clashOf(kind).so.ko,
    }),
  },

  advice: {
    en: ({ name }, { what, others }) => ({
      title: isDefault(what) ? 'Keep one default' : 'Keep one rule for it',
      text: isDefault(what)
        ? `Set the annotation \`storageclass.kubernetes.io/is-default-class\` of all but one of \`${name}\`, ${marked(others)} to "false". Claims that are bound keep their class.`
        : `Take \`${what}\` out of \`${name}\` or ${marked(others)}, put both into one object, or give one of them another host or path.`,
    }),
    ko: ({ name }, { what, others }) => ({
      title: isDefault(what) ? '기본값 하나만 유지' : '규칙 하나만 유지',
      text: isDefault(what)
        ? `\`${name}\`, ${marked(others)} 중 하나만 남기고 \`storageclass.kubernetes.io/is-default-class\` 어노테이션을 "false" 값으로 바꾸십시오. 이미 바인딩된 클레임의 클래스는 그대로입니다.`
        : `\`${name}\` 또는 ${marked(others)} 객체에서 \`${what}\` 규칙을 빼거나, 둘을 한 객체로 합치거나, 한쪽의 호스트나 경로를 바꾸십시오.`,
    }),
  },
};

function isDefault(what: string): boolean {
  return what === 'default';
}

/** Where the two meet, in a clause, and what comes of it. */
type Clash = Bilingual<string> & Readonly<{ so: Bilingual<string> }>;

const CLASHES: Readonly<Record<string, Clash>> = tableOf({
  'storage.k8s.io/StorageClass': {
    en: '',
    ko: '',
    so: {
      en: 'A claim that names no class gets the one of them that was made last; before Kubernetes 1.26 it was refused.',
      ko: '클래스를 지정하지 않은 클레임은 나중에 만들어진 쪽을 받으며, Kubernetes 1.26 이전에는 거부되었습니다.',
    },
  },
  'networking.istio.io/Gateway': {
    en: ', for the same gateway pods, with TLS of its own',
    ko: '같은 게이트웨이 파드에 저마다의 TLS로 ',
    so: {
      en: 'Istio takes the older of the two and leaves that server of the other out: what is routed by that is not served.',
      ko: 'Istio는 먼저 만들어진 쪽만 쓰고 다른 쪽의 그 서버를 뺍니다. 그 서버에 연결된 라우트는 동작하지 않습니다.',
    },
  },
  'networking.istio.io/VirtualService': {
    en: ', with other routes, for the same sidecars or gateway',
    ko: '같은 사이드카나 게이트웨이에 서로 다른 경로로 ',
    so: {
      en: 'Istio takes the older of the two, and what the other says of it has no effect. Rely on neither: the order is not promised.',
      ko: 'Istio는 먼저 만들어진 쪽을 쓰며 다른 쪽의 내용은 효과가 없습니다. 순서는 보장되지 않으므로 어느 쪽에도 기대지 마십시오.',
    },
  },
});

const OF_INGRESS: Clash = {
  en: ', with another backend behind the same load balancer',
  ko: '같은 로드 밸런서에서 서로 다른 백엔드로 ',
  so: {
    en: 'A request is served by one of the two; which one is up to the controller (ingress-nginx takes the older).',
    ko: '요청은 둘 중 하나로만 가며 어느 쪽인지는 컨트롤러에 달렸습니다(ingress-nginx는 먼저 만들어진 쪽).',
  },
};

function clashOf(kind: string): Clash {
  return CLASHES[kind] ?? OF_INGRESS;
}
