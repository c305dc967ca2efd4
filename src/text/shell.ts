/** A command for a POSIX shell: each value in it stays one word, whatever stands in it; a list is that many words. */
export function shell(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | readonly string[])[]
): string {
  const words = values.map((value) =>
    [value]
      .flat()
      .map((one) => quoted(String(one)))
      .join(' '),
  );
  return parts.map((part, index) => `${part}${words[index] ?? ''}`).join('');
}

const PLAIN = /^[\w@%+=:,./-]+$/;

function quoted(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
