/** The same `it` or `test`, of which a row that lacks a value fails at once: Jest would hand its test a callback instead, and wait for that. */
export function ofWholeRows(test) {
  const each = (...table) => {
    const ofTable = test.each(...table);
    return (title, run, limit) => ofTable(title, whole(run), limit);
  };
  return Object.assign((...args) => test(...args), test, { each });
}

function whole(run) {
  return (...row) => {
    if (row.length < run.length) {
      throw new Error(`The row has ${row.length} of the ${run.length} values that its test takes.`);
    }
    return run(...row);
  };
}
