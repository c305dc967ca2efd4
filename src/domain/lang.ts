/** The languages that kubewhy speaks; the first is the default. */
export const LANGS = ['en', 'ko'] as const;
/** One of them. */
export type Lang = (typeof LANGS)[number];
/** One thing in each language: a text, or a function that makes one. */
export type Bilingual<T = string> = Readonly<Record<Lang, T>>;
/** A method, because TypeScript compares methods loosely: so members with any params fit one list. */
type Method<Of extends readonly unknown[], W> = { says(...of: Of): W }['says'];
/** What is said of something, in each language. */
export type Text<Of extends readonly unknown[], W = string> = Readonly<Record<Lang, Method<Of, W>>>;
