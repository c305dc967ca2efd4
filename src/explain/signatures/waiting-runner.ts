import { present } from '../../text/present.ts';
import type { PastedText } from '../pasted-text.ts';
import type { Signature } from '../signature.ts';

type Elsewhere = Readonly<{ registered: string; repository?: string }>;
type Unlabelled = Readonly<{ labels: readonly string[] }>;

const WAITS = /^Waiting for a runner to pick up this job.*/m;
const REGISTERED = /"gitHubUrl": ?"https:\/\/github\.com\/(?<name>[\w.-]+(?:\/[\w.-]+)?)\/?"/;
const REPOSITORY =
  /(?:Job defined at: |github\.com\/)(?<name>[\w.-]+\/[\w.-]+)\/(?:\.github\/workflows|actions\/runs)\//;
const REQUESTED = /^Requested labels: (?<list>.+)$/m;
const LABELLED =
  /^[^\n:]{0,40}\b[Rr]unner labels?\b[^\n:]{0,60}: *(?<list>[\w.-]+(?:, ?[\w.-]+){0,30})/m;

/** A job of GitHub Actions waits, and the text shows why: its runner is of another repository, or lacks a label. */
export const waitingRunner: readonly [Signature<Elsewhere>, Signature<Unlabelled>] = [
  {
    id: 'explain/runner-elsewhere',

    *find(text) {
      const waits = text.match(WAITS);
      const registered = text.match(REGISTERED)?.groups['name'];
      const repository = text.match(REPOSITORY)?.groups['name'];
      if (!waits || !registered || (repository && serves(registered, repository))) return;
      if (missingLabels(text).length > 0) return;
      const params = { registered, ...present({ repository }) };
      yield { params, quotes: waits.quotes, strength: 'fits' };
    },

    text: {
      en: ({ registered, repository }) => ({
        title: `the runner is registered at ${registered}`,
        sentence: `The job ${repository ? `of \`${repository}\` ` : ''}waits for a runner, and the one in the text is registered at \`${registered}\`: a runner of a repository serves no other. Nothing in the cluster is at fault.`,
        advice: [
          {
            title: 'Next check',
            text: 'Compare that with the repository of the workflow. If they differ: `./config.sh remove` and register it at the right one, or at the organisation. Keep `.credentials` to yourself.',
          },
        ],
      }),
      ko: ({ registered, repository }) => ({
        title: `러너가 등록된 곳: ${registered}`,
        sentence: `${repository ? `\`${repository}\` 저장소의 ` : ''}작업이 러너를 기다리는데, 텍스트의 러너는 \`${registered}\`에 등록되어 있습니다. 저장소의 러너는 다른 저장소의 작업을 받지 않습니다. 클러스터 문제가 아닙니다.`,
        advice: [
          {
            title: '다음 확인',
            text: '워크플로가 있는 저장소와 비교하십시오. 다르면 `./config.sh remove` 뒤 맞는 저장소나 조직에 다시 등록하십시오. `.credentials` 파일은 보여 주지 마십시오.',
          },
        ],
      }),
    },
  },
  {
    id: 'explain/runner-label',

    *find(text) {
      const waits = text.match(WAITS);
      const labels = missingLabels(text);
      if (waits && labels.length > 0)
        yield { params: { labels }, quotes: waits.quotes, strength: 'fits' };
    },

    text: {
      en: ({ labels }) => ({
        title: `the runner does not have the label ${labels.join(', ')}`,
        sentence: `The job asks for a runner with the label \`${labels.join('`, `')}\`, and the runner in the text does not have it. A job waits until a runner has all of its labels. Nothing in the cluster is at fault.`,
        advice: [
          {
            title: 'Next check',
            text: 'Give the runner that label (Settings > Actions > Runners, or `--labels` of `config.sh`), or take it out of `runs-on`.',
          },
        ],
      }),
      ko: ({ labels }) => ({
        title: `러너에 없는 레이블: ${labels.join(', ')}`,
        sentence: `작업은 \`${labels.join('`, `')}\` 레이블이 있는 러너를 요구하는데, 텍스트의 러너에는 없습니다. 모든 레이블이 있는 러너가 나타날 때까지 작업이 기다립니다. 클러스터 문제가 아닙니다.`,
        advice: [
          {
            title: '다음 확인',
            text: '러너에 그 레이블을 붙이거나(Settings > Actions > Runners 화면 또는 `config.sh`의 `--labels`), `runs-on` 값에서 빼십시오.',
          },
        ],
      }),
    },
  },
];

/** A runner of an organisation serves all its repositories. */
function serves(registered: string, repository: string): boolean {
  const [own, asked] = [registered.toLowerCase(), repository.toLowerCase()];
  return own === asked || asked.startsWith(`${own}/`);
}

/** What the job asks for and the runner does not have, where the text shows both. */
function missingLabels(text: PastedText): readonly string[] {
  const [asked, own] = [REQUESTED, LABELLED].map((one) =>
    (text.match(one)?.groups['list'] ?? '').split(',').map((label) => label.trim()),
  );
  const has = new Set(own?.filter(Boolean).map((label) => label.toLowerCase()));
  if (has.size === 0) return [];
  return (asked ?? []).filter((label) => label && !has.has(label.toLowerCase()));
}
