/** The languages that kubewhy speaks. */
export type Lang = 'en' | 'ko';
/** One thing in each language: a text, or a function that makes one. */
export type Bilingual<T = string> = Readonly<Record<Lang, T>>;
/** What is said of something, in each language; methods, so that members with any params fit one list. */
export interface Text<Of extends readonly unknown[], W = string> {
  en(...of: Of): W;
  ko(...of: Of): W;
}
