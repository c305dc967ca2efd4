/** The languages that kubewhy speaks. */
export type Lang = 'en' | 'ko';
/** One thing in each language: a text, or a function that makes one. */
export type Bilingual<T> = Readonly<Record<Lang, T>>;
