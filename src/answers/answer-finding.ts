import type {
  AnswerEvidence,
  AnswerFinding,
  AnswerRemedy,
  InGit,
  RefusedRemedy,
} from '../domain/answer.ts';
import type { Harm } from '../domain/harm.ts';
import type { Lang } from '../domain/lang.ts';
import type { Cause, Evidence, Simulated, Words } from '../domain/model.ts';
import type { Plan } from '../domain/plan.ts';
import type { Crash, Finding, Verdict } from '../domain/verdict.ts';
import { inWords } from '../engine/in-words.ts';
import { isOpen } from '../engine/is-open.ts';
import type { InGit as Origin } from '../fixes/change/git-owner.ts';
import type { Offer } from '../fixes/offers/plans.ts';
import { present } from '../text/present.ts';
import { redactedData } from '../text/redaction/redacted-data.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { shortened } from '../text/shortened.ts';
import { toAnswerInput } from './answer-input.ts';
import { spoken } from './spoken.ts';
import { toNamed } from './to-named.ts';
import { unknownCause } from './words/answer.ts';
import { codeWords } from './words/codes.ts';
import { simulationWords } from './words/evidence.ts';
import { nearWords } from './words/near.ts';
import { revertSaid } from './words/revert.ts';

type Context = Readonly<{
  lang: Lang;
  causes: readonly Cause[];
  offers: readonly Offer[];
  findings: Verdict['findings'];
  symptoms: Verdict['symptoms'];
  crashes: Crash[]; // of rules that cannot find words
}>;

/** A finding in words, with what can be done about it. */
export function toAnswerFinding(found: Finding, context: Context): AnswerFinding {
  const { lang, causes, offers, crashes } = context;
  const finding = withoutSecrets(found);
  const { key, id, subject, params, confidence, role, explains, because } = finding;
  const words = spoken(id, subject, crashes, () => inWords(finding, lang, causes));
  const { title, sentence, state, so, detail, lines } = words ?? wordless(id, lang);
  const own = offers.filter((offer) => offer.finding === key);
  const said = <T>({ remedy }: Offer, say: () => T): readonly T[] => {
    const found = spoken(remedy.id, subject, crashes, say);
    return found === undefined ? [] : [found];
  };
  const refused = own
    .filter((offer) => offer.refused)
    .flatMap((offer) => said(offer, () => toRefused(offer, lang)));
  return {
    key,
    id,
    title,
    cause: sentence,
    ...present({ state, so, detail, lines }),
    params,
    severity: severityOf(finding, context),
    confidence,
    role,
    subject: toNamed(subject),
    explains,
    ...(because && {
      because: { ...(because.finding && { finding: because.finding }), edge: because.edge },
    }),
    evidence: finding.evidence.map((one) => toAnswerEvidence(one, lang)),
    remedies: own
      .filter(({ refused }) => !refused)
      .flatMap((offer) => said(offer, () => toRemedy(offer, lang))),
    ...(refused.length > 0 && { refused }),
  };
}

/** Logs and messages are texts from outside: of a log at most so many lines leave, and none at full length. */
const MAX_LOG_LINES = 5;
const MAX_QUOTE = 500;

function withoutSecrets({ params, evidence, ...rest }: Finding): Finding {
  const lines = evidence.filter(({ source }) => source === 'log').slice(0, MAX_LOG_LINES);
  const shown = evidence.filter((one) => one.source !== 'log' || lines.includes(one));
  return {
    ...rest,
    params: redactedData(params),
    evidence: shown.map((one) =>
      one.source === 'simulation'
        ? one
        : { ...one, quote: shortened(redacted(one.quote), MAX_QUOTE) },
    ),
  };
}

/**
 * What hurts decides, by itself or by what it leads to; what is over, or will be by itself, is only worth knowing.
 */
function severityOf(
  { key, explains, passesBy }: Finding,
  { findings, symptoms }: Pick<Context, 'findings' | 'symptoms'>,
): AnswerFinding['severity'] {
  const open = symptoms.filter((one) => explains.includes(one.key) && isOpen(one));
  if (open.some(({ hurts }) => OUTAGE.includes(hurts))) return 'critical';
  if (open.length === 0 || passesBy) return 'info';
  const own = open.some(({ hurts }) => hurts !== 'nobody') ? 'warning' : 'info';
  const effects = findings.filter((one) => one.because?.finding === key);
  const worst = [own, ...effects.map((one) => severityOf(one, { findings, symptoms }))];
  return SEVERITIES.find((severity) => worst.includes(severity)) ?? 'info';
}
/** Nothing is left to serve, whether or not it was seen whom. */
const OUTAGE: readonly Harm[] = ['users', 'workload'];
const SEVERITIES = ['critical', 'warning', 'info'] as const;

function toAnswerEvidence(evidence: Evidence | Simulated, lang: Lang): AnswerEvidence {
  const { source, on, path } = evidence;
  if (source === 'simulation') {
    return { source, object: toNamed(on), text: simulationWords(evidence, lang) };
  }
  const { at, quote, unset } = evidence;
  return {
    source,
    object: toNamed(on),
    ...present({ path, time: at }),
    text: quote,
    ...present({ unset }),
  };
}

function toRemedy(offer: Offer, lang: Lang): AnswerRemedy {
  const { remedy, proposal, proof, plan, live, impact, git } = offer;
  const { kind, risk, change, command, params, inputs } = proposal;
  const { title, text, short, lines } = remedy.text[lang](params);
  return {
    id: remedy.id,
    title,
    kind,
    risk,
    ...present({ impact }),
    ...(change && { patch: [...change.guard, ...change.ops] }),
    ...present({ command }),
    text,
    ...present({ short, lines }),
    ...(inputs && { inputs: inputs.map((input) => toAnswerInput(input, lang)) }),
    ...present({ proof }),
    ...(plan && { plan: plan.id }),
    ...(live && { live: live.id }),
    ...(git && { git: toInGit(git, plan, lang) }),
  };
}

/** Of what is drafted the very file and branch, else what its owner says; of a chart the value. */
function toInGit(
  { source, why, set, undrafted, revert: becomes, values: likely }: Origin,
  plan: Plan | undefined,
  lang: Lang,
): InGit {
  const becoming = { ...present({ set }), revert: revertSaid(becomes, lang) };
  const draft = plan?.changes[0].draft;
  if (draft) {
    const { repository, branch, files } = draft;
    return { repository, branch, path: files[0].path, ...becoming };
  }
  const code = why ?? undrafted?.why;
  const values = code === 'git-helm' ? likely : undefined;
  const more = values || code !== undrafted?.why ? undefined : undrafted;
  const because =
    code === undefined ? [] : [codeWords(code, lang), more?.note, nearWords[lang](more?.near)];
  return {
    ...(source && { repository: source.url, path: source.path }),
    ...(source?.revision && { branch: source.revision }),
    ...(because.length > 0 && { why: because.filter(Boolean).join(': ') }),
    ...present({ values }),
    ...becoming,
  };
}

function toRefused({ remedy, proposal: { params } }: Offer, lang: Lang): RefusedRemedy {
  const { title, text } = remedy.text[lang](params);
  return { id: remedy.id, title, text };
}

/** A verdict may be older than this version, or younger. */
function wordless(id: string, lang: Lang): Words {
  return { title: id, sentence: unknownCause[lang](id) };
}
