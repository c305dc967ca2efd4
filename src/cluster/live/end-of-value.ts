const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING, CLOSING, OPENING_LIST, CLOSING_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Where the object or list ends that begins here; -1 where the text ends before. */
export function endOfValue(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = closingQuote(bytes, at);
      if (at < 0) return -1;
    } else if (byte === OPENING || byte === OPENING_LIST) depth += 1;
    else if (byte === CLOSING || byte === CLOSING_LIST) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function closingQuote(bytes: Buffer, opening: number): number {
  for (let at = opening + 1; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return -1;
}
