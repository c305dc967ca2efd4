import { rules } from '#src/knowledge/rules.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { symptomsTable } from '#test/support/symptoms-table.ts';

type Row = Readonly<{ proven: number; likely: number; clue: number; causes: number }>;

const HEAD = `# What kubewhy knows, by area

Each recorded cluster of \`test/scenarios\` with a trouble has the root that its answer begins with. The table counts these
roots: proven by the state of the cluster; likely, by a signature such as a log line or by what a controller says; or a clue,
which quotes what decides without knowing the cause. Clusters without a trouble must stay without a finding.
It is written by \`npm run causes-table\`, and a test holds it against the scenarios.

`;

/** docs/causes.md, as the registry of causes and the scenarios make it. */
export function causesTable(): string {
  const roots = scenarios.flatMap(({ findings }) =>
    findings.filter(({ role }) => role === 'root').slice(0, 1),
  );
  const areas = [...new Set(rules.causes.map(({ id }) => areaOf(id)))].toSorted();
  const rows = areas.map((area) => {
    const own = roots.filter(({ id }) => areaOf(id) === area);
    const isClue = (id: string) => rules.causes.some((one) => one.id === id && one.isClue);
    const known = own.filter(({ id, confidence }) => confidence !== 'possible' && !isClue(id));
    const proven = known.filter(({ confidence }) => confidence === 'proven').length;
    return {
      area,
      causes: rules.causes.filter(({ id }) => areaOf(id) === area).length,
      proven,
      likely: known.length - proven,
      clue: own.length - known.length,
    };
  });
  const all = rows.reduce(sum, { causes: 0, proven: 0, likely: 0, clue: 0 });
  const lines = [...rows, { area: '**all**', ...all }].map(
    ({ area, causes, proven, likely, clue }) =>
      `| ${area} | ${causes} | ${proven} | ${likely} | ${clue} |`,
  );
  const calm = scenarios.filter(({ findings }) => findings.length === 0).length;
  return `${HEAD}| area | causes | proven | likely | clue only |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}\n\nWithout a finding: ${calm} of ${scenarios.length} recorded clusters.\n\n${symptomsTable()}`;
}

function areaOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

function sum(a: Row, b: Row): Row {
  return {
    causes: a.causes + b.causes,
    proven: a.proven + b.proven,
    likely: a.likely + b.likely,
    clue: a.clue + b.clue,
  };
}
