import type { Span } from './span.ts';

const KIND = /\bkind["']?[ \t]{0,4}:[ \t]{0,4}["']?Secret\b/;
/** The line above what a Secret holds, in YAML. */
const DATA = /^([ \t]*(?:- )?)(?:data|stringData):[ \t]*$/;
const VALUE = /^\s*[^\s:#][^:\n]*:[ \t]+/;
/** The same in JSON, and each of its entries. */
const OPENED = /"(?:data|stringData)"\s{0,8}:\s{0,8}\{/g;
const ENTRY = /\s{0,80},?\s{0,80}"[\w.-]{1,253}"\s{0,8}:\s{0,8}"((?:[^"\\]|\\.)*)"/y;

/** What the Secrets hold that somebody pasted, as `kubectl get secret -o yaml` prints them. */
export function secretManifests(text: string): readonly Span[] {
  return KIND.test(text) ? [...inYaml(text), ...inJson(text)] : [];
}

function inYaml(text: string): readonly Span[] {
  const spans: Span[] = [];
  let above: number | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    if (above !== undefined && indent > above) {
      spans.push([at + (VALUE.exec(line)?.[0].length ?? indent), at + line.length]);
    } else if (indent >= 0) above = DATA.exec(line)?.[1]?.length;
    at += line.length + 1;
  }
  return spans;
}

function inJson(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const { 0: all, index } of text.matchAll(OPENED)) {
    ENTRY.lastIndex = index + all.length;
    for (let found = ENTRY.exec(text); found; found = ENTRY.exec(text)) {
      const end = ENTRY.lastIndex - 1; // before the quote
      spans.push([end - (found[1]?.length ?? 0), end]);
    }
  }
  return spans;
}
