const BINARY = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];
const DECIMAL = ['m', '', 'k', 'M', 'G', 'T', 'P', 'E'];

/**
 * A quantity as the API server stores it, with the largest suffix that needs no fraction: "1024Mi" comes back as "1Gi", "0.5" as
 * "500m" (resource.Quantity of apimachinery). What is finer than that is left as it is.
 */
export function canonicalQuantity(text: string): string {
  const [, digits = '', fraction = '', suffix = ''] =
    /^(\d+)(?:\.(\d+))?([a-zA-Z]*)$/.exec(text) ?? [];
  const [base, suffixes] = suffix.endsWith('i') ? [1024n, BINARY] : [1000n, DECIMAL];
  const given = suffixes.indexOf(suffix);
  if (digits === '' || given < 0) return text;

  const scaled = BigInt(`${digits}${fraction}`) * base ** BigInt(given);
  const parts = 10n ** BigInt(fraction.length);
  if (scaled % parts !== 0n) return text;
  let [amount, at] = [scaled / parts, 0];
  if (amount === 0n) return '0';
  while (amount % base === 0n && at < suffixes.length - 1) {
    amount /= base;
    at += 1;
  }
  return base === 1024n && at === 0 ? canonicalQuantity(`${amount}`) : `${amount}${suffixes[at]}`;
}
