import { removedApi } from '../../../readings/removed-apis.ts';
import { bilingual } from '../../../text/bilingual.ts';
import { present } from '../../../text/present.ts';
import type { KnownWording } from '../known-wording.ts';

/** kubectl, Helm, client-go and Argo CD; in JSON the quotes are escaped. */
const NO_MATCHES =
  /no matches for kind \\?"(?<kind>\w+)\\?" in version \\?"(?<version>[\w./-]+)\\?"/;
/** Helm reads the manifest that it stored with the release before it looks at the new one. */
const STORED = /current release manifest/;

/** A manifest, or what Helm has stored of one, is written in a version that Kubernetes no longer serves. */
export const removedVersion: KnownWording = {
  key: 'removed-version',
  id: 'removed-version',
  strength: 'entails',
  doors: ['log', 'status'],
  repeats: [],

  read(line, text) {
    const groups = NO_MATCHES.exec(line)?.groups;
    const { kind, version } = groups ?? {};
    if (kind === undefined || version === undefined) return undefined;
    const removed = removedApi(kind, version);
    const isStored = STORED.test(line) || text.match(STORED) !== undefined;
    if (!removed && !isStored) return undefined;
    return {
      kind,
      version,
      ...(isStored && { stored: 'yes' }),
      ...present({ since: removed?.since, use: removed?.use }),
    };
  },

  told: (caught) => caught,

  text: bilingual(
    (lang) =>
      ({ kind = '', version = '', since, use, stored }) =>
        WORDS[lang](kind, version, stored !== undefined, since, use),
  ),
};

type Words = (
  kind: string,
  version: string,
  isStored: boolean,
  since?: string,
  use?: string,
) => Readonly<{ title: string; sentence: string; check: string }>;

const WORDS: Readonly<Record<'en' | 'ko', Words>> = {
  en(kind, version, isStored, since, use) {
    const removed = since
      ? `Kubernetes removed \`${version}\` of ${kind} in ${since}${use ? `; \`${use}\` took its place` : ', and nothing took its place (PodSecurityPolicy: Pod Security Admission)'}.`
      : `The cluster no longer serves \`${version}\` of ${kind}: its CRD was removed, or serves other versions.`;
    return {
      title: since
        ? `${version} ${kind} was removed in Kubernetes ${since}`
        : `the stored release names ${kind} in ${version}, which is not served`,
      sentence: `${removed}${isStored ? ' It stands in the manifest that Helm stored with the current release (a Secret `sh.helm.release.v1.…`), so that an upgrade fails whatever the new chart says.' : ' A manifest or client still uses it; objects that exist are kept, and served in the new version.'}`,
      check: isStored
        ? '`helm mapkubeapis <release> -n <namespace>` rewrites the stored release; then upgrade again. Without the plugin: `helm get manifest <release>` shows the line.'
        : `${use ? `Write \`apiVersion: ${use}\` in the manifest, chart or client (fields may differ: see the deprecation guide).` : 'Take the object out of the manifest or chart.'} A newer version of the chart or operator often has it already. \`kubectl api-resources\` lists what is served.`,
    };
  },
  ko(kind, version, isStored, since, use) {
    const removed = since
      ? `Kubernetes ${since} 버전에서 ${kind} 종류의 \`${version}\` 버전이 제거되었습니다${use ? `. 대신 \`${use}\` 버전을 씁니다` : '. 대체 버전은 없습니다(PodSecurityPolicy는 Pod Security Admission으로 바뀜)'}.`
      : `클러스터가 ${kind} 종류의 \`${version}\` 버전을 더는 제공하지 않습니다. CRD가 삭제되었거나 다른 버전만 제공합니다.`;
    return {
      title: since
        ? `${version} ${kind}: Kubernetes ${since} 버전에서 제거됨`
        : `저장된 릴리스에 제공되지 않는 ${version} ${kind} 포함`,
      sentence: `${removed}${isStored ? ' Helm이 현재 릴리스와 함께 저장한 매니페스트(Secret `sh.helm.release.v1.…`)에 남아 있어 새 차트와 관계없이 업그레이드가 실패합니다.' : ' 매니페스트나 클라이언트가 아직 그 버전을 씁니다. 이미 있는 객체는 유지되며 새 버전으로 제공됩니다.'}`,
      check: isStored
        ? '`helm mapkubeapis <release> -n <namespace>` 명령으로 저장된 릴리스를 고친 뒤 다시 업그레이드하십시오. 플러그인이 없으면 `helm get manifest <release>` 명령으로 해당 줄을 확인하십시오.'
        : `${use ? `매니페스트, 차트, 클라이언트에 \`apiVersion: ${use}\` 값을 쓰십시오(필드가 다를 수 있으므로 deprecation guide를 보십시오).` : '매니페스트나 차트에서 그 객체를 빼십시오.'} 차트나 오퍼레이터의 새 버전에는 이미 반영되어 있는 경우가 많습니다. 제공되는 종류는 \`kubectl api-resources\` 명령으로 볼 수 있습니다.`,
    };
  },
};
