/** Lines that were taken out and put in, each as often as it stands there. */
export function difference(before: string, after: string | undefined) {
  const [was, is] = [before.split('\n'), (after ?? '').split('\n')];
  return { out: without(was, is), put: without(is, was) };
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
