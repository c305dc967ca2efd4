/** The languages that kubewhy speaks. */
export type Lang = 'en' | 'ko';
