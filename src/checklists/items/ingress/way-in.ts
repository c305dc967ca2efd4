import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Bilingual } from '../../../domain/lang.ts';
import type { Finding, Verdict } from '../../../domain/verdict.ts';
import { familyOf } from '../../../readings/reports/families.ts';
import { bilingual } from '../../../text/bilingual.ts';
import { askWhy } from '../../ask-why.ts';
import { hops } from '../../hops.ts';
import { troubleMark } from '../../trouble-mark.ts';

/** A request from outside reaches the program: hop after hop, to the first that fails. */
export const wayIn: ChecklistItem = {
  id: 'ingress/way-in',
  title: {
    en: 'Requests reach their pods: route, controller, Service, pods, port, protocol, mesh, policy',
    ko: '요청이 파드까지 도달합니다: 라우팅, 컨트롤러, Service, 파드, 포트, 프로토콜, 메시, 정책',
  },
  of: [
    'networking.k8s.io/Ingress',
    'gateway.networking.k8s.io/HTTPRoute',
    'networking.istio.io/VirtualService',
  ],
  diagnoses: true,

  *look(route, _world, { verdictOf }): Iterable<Mark> {
    const on = refTo(kindOf(route), route);
    const verdict = verdictOf(on);
    if (!verdict) return yield { is: 'not-checked', says: NOT_ASKED, command: askWhy(on) };
    const { state, notChecked } = verdict;
    if (isWell(verdict))
      return yield notChecked.length > 0
        ? { is: 'not-checked', says: AS_FAR, command: askWhy(on) }
        : { is: 'pass', says: BEFORE };
    if (state === 'progressing') return yield { is: 'not-checked', says: STARTING };
    const failing = firstFailing(verdict);
    if (!failing && verdict.symptoms.length === 0)
      return yield { is: 'not-checked', says: AS_FAR, command: askWhy(on) };
    const mark = troubleMark(verdict, on, failing?.finding);
    if (mark.is !== 'fail') return;
    yield failing ? { ...mark, says: atHop(failing, mark.says) } : mark;
  },
};

/** Healthy, or all that nobody can call so has no status by which it could be told, as a VirtualService. */
function isWell({ state, symptoms, unsure, crashes }: Verdict): boolean {
  if (state === 'healthy' || state === 'recovered') return true;
  const isSilent = unsure.every(({ kind }) => familyOf(kind).isSilent);
  return symptoms.length + crashes.length === 0 && unsure.length > 0 && isSilent;
}

type Failing = Readonly<{ at: number; finding: Finding }>;

function hopOf({ id, subject }: Finding): number {
  return hops.findIndex(({ causes, of }) => causes.test(id) && (of?.test(subject.kind) ?? true));
}

/** The outermost hop that a credible finding is about, and the root that it comes from. */
function firstFailing({ findings }: Verdict): Failing | undefined {
  const rootOf = (one: Finding): Finding => {
    const next = findings.find(({ key }) => key === one.because?.finding);
    return next ? rootOf(next) : one;
  };
  return findings
    .filter(({ role, confidence }) => role !== 'also' && confidence !== 'possible')
    .map((one) => ({
      finding: rootOf(one),
      at: hopOf(one),
    }))
    .toSorted((a, b) => a.at - b.at)[0];
}

function atHop({ at }: Failing, says: Bilingual): Bilingual {
  const [name] = hops.slice(at);
  const isLast = at === hops.length - 1;
  return bilingual((lang) => WORDS[lang](at + 1, name?.name[lang] ?? '', says[lang], isLast));
}

const WORDS = {
  en: (nth: number, name: string, says: string, isLast: boolean) =>
    `Hop ${nth} of ${hops.length}, ${name}: ${says}.${isLast ? '' : ' What lies behind it was not judged.'}`,
  ko: (nth: number, name: string, says: string, isLast: boolean) =>
    `${hops.length}단계 중 ${nth}단계(${name}): ${says}.${isLast ? '' : ' 그 뒤 단계는 판단하지 않았습니다.'}`,
};
const BEFORE = {
  en: 'No fault found from the route to the pods: a 502 is then made before it (tunnel, CDN, load balancer).',
  ko: '라우팅부터 파드까지 문제가 없습니다. 그래도 502가 나오면 그 앞(터널, CDN, 로드 밸런서)에서 만들어진 것입니다.',
};
const AS_FAR = {
  en: 'No fault found as far as could be read, but not every hop could be judged.',
  ko: '읽을 수 있는 범위에서는 문제가 없지만, 모든 단계를 판단하지는 못했습니다.',
};
const STARTING = {
  en: 'Something on the way is still starting.',
  ko: '경로에 아직 시작 중인 것이 있습니다.',
};
const NOT_ASKED = {
  en: 'There are many routes: this one was not gone through.',
  ko: '라우트가 많아 이 라우트는 확인하지 않았습니다.',
};
