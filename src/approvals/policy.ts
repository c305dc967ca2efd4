import type { Lang } from '../domain/lang.ts';
import { marked } from '../text/marked.ts';
import { isListed } from './open-namespaces.ts';

/**
 * One rule of the setting `policy`: these fixes, by id or as "rollout/*", there and from these channels; with `live: false` nothing of
 * what Git owns beside that.
 */
export type Rule = Readonly<{
  fixes: readonly string[];
  namespaces: readonly string[];
  channels: readonly string[];
  live?: boolean;
}>;
/** What somebody would do, where, and from which channel; `isLive`: to what Git owns. */
export type Acting = Readonly<{
  remedy: string;
  namespace: string;
  channel: string;
  isLive?: boolean;
}>;

const FREEZE = 'changes/freeze';
/** What the setting may name besides fixes: to stop all changes, and to allow them again. */
export const FREEZING: readonly string[] = [FREEZE, 'changes/unfreeze'];

/** Why no rule of the setting lets a fix be applied, and what they let be applied there; without the setting all may. */
export function policyAgainst(
  acting: Acting,
  rules: readonly Rule[] | undefined,
  lang: Lang,
): string | undefined {
  const { remedy, namespace, channel, isLive } = acting;
  if (rules && FREEZING.includes(remedy)) return freezingAgainst(acting, rules, lang);
  const there = rules?.filter(
    (rule) =>
      isListed(namespace, rule.namespaces) &&
      isListed(channel, rule.channels) &&
      (rule.live !== false || !isLive),
  );
  if (!there || there.some(({ fixes }) => isListed(remedy, fixes))) return undefined;
  return REFUSAL[lang](acting, marked(there.flatMap(({ fixes }) => fixes)));
}

/**
 * Where the setting says nothing of these, changes may be stopped from everywhere, and allowed again from where some fix may be
 * applied. They are about all namespaces, whatever a rule lists.
 */
function freezingAgainst(
  { remedy, channel }: Acting,
  rules: readonly Rule[],
  lang: Lang,
): string | undefined {
  const there = rules.filter(({ channels }) => isListed(channel, channels));
  const names = ({ fixes }: Rule) => fixes.some((one) => one !== '*' && isListed(remedy, [one]));
  const isOpen = rules.some(names)
    ? there.some(names)
    : remedy === FREEZE || there.some(({ fixes }) => fixes.length > 0);
  return isOpen ? undefined : NOT_HERE[lang](remedy);
}

const NOT_HERE = {
  en: (action: string) =>
    `No rule under \`policy\` in kubewhy.yaml lets \`${action}\` be done from this channel.`,
  ko: (action: string) =>
    `kubewhy.yaml 파일의 \`policy\` 규칙은 이 채널에서 \`${action}\` 작업을 허용하지 않습니다.`,
};

const REFUSAL = {
  en: ({ remedy, namespace, isLive }: Acting, allowed: string) =>
    `No rule under \`policy\` in kubewhy.yaml lets \`${remedy}\` be applied ${isLive ? 'live, beside Git, ' : ''}to namespace \`${namespace}\` from this channel; there they let ${allowed || 'nothing'}.`,
  ko: ({ remedy, namespace, isLive }: Acting, allowed: string) =>
    `kubewhy.yaml 파일의 \`policy\` 규칙은 이 채널에서 \`${namespace}\` 네임스페이스에 \`${remedy}\` 해결책을 ${isLive ? 'Git 밖에서 직접 ' : ''}적용하도록 허용하지 않습니다. 허용된 것: ${allowed || '없음'}.`,
};
