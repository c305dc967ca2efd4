/** What is wrong with the words of a command; nothing was asked. A chat product has the words. */
export type Mistake = Readonly<
  | { code: 'unknown-command'; word: string; meant: string } // what may be typed instead
  | { code: 'unknown-option' | 'option-needs-value'; word: string }
  | { code: 'name-too-long' | 'unknown-language' }
  | { code: 'no-target' | 'one-target' | 'one-namespace' }
  | { code: 'no-text' | 'text-too-long' }
  | { code: 'other-cluster'; named: string; own: string } // there is only one yet
  | { code: 'not-private-here' } // everybody has seen the question
>;
