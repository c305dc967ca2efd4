import type { Evidence } from '../../../../domain/model.ts';
import { tableOf } from '../../../../text/table-of.ts';
import type { ContainerOption } from './container-options.ts';

/** How large a runtime is told that its heap may become: bytes, or a share of the memory that it sees. */
export type HeapSetting = Readonly<{
  runtime: string;
  setting: string; // as it is written: "-Xmx3g"
  evidence: Evidence;
}> &
  Readonly<{ bytes: number; share?: undefined } | { share: number; bytes?: undefined }>;

type SettingRow = Readonly<{
  runtime: string;
  variable?: string;
  says: RegExp;
  radix?: 10 | 16;
  unit?: number;
  isShare?: true;
}>;

const BYTES: Readonly<Record<string, number>> = tableOf({
  k: 2 ** 10,
  m: 2 ** 20,
  g: 2 ** 30,
  t: 2 ** 40,
});
const ROWS: readonly SettingRow[] = [
  { runtime: 'the JVM', says: /(?<![^\s"'=])-Xmx(?<size>\d+)(?<unit>[kmgt]?)\b/gi },
  { runtime: 'the JVM', says: /-XX:MaxHeapSize=(?<size>\d+)(?<unit>[kmgt]?)\b/gi },
  { runtime: 'the JVM', says: /-XX:MaxRAMPercentage=(?<size>\d+(?:\.\d+)?)/gi, isShare: true },
  { runtime: 'Node.js', says: /--max[-_]old[-_]space[-_]size[= ](?<size>\d+)/g, unit: 2 ** 20 },
  {
    runtime: 'Go',
    variable: 'GOMEMLIMIT',
    says: /^(?<size>\d+)(?<unit>[KMGT]?)(?:i?B)?$/g,
  },
  {
    runtime: '.NET',
    variable: 'DOTNET_GCHeapHardLimit',
    says: /^(?:0x)?(?<size>[\da-f]+)$/gi,
    radix: 16,
  },
  {
    runtime: '.NET',
    variable: 'COMPlus_GCHeapHardLimit',
    says: /^(?:0x)?(?<size>[\da-f]+)$/gi,
    radix: 16,
  },
];

/** The size of its heap that a program is given. The last that is written is the one that counts to a JVM. */
export function heapSettings(options: readonly ContainerOption[]): readonly HeapSetting[] {
  return ROWS.flatMap((row) => {
    const found = options
      .filter(({ name }) => !row.variable || row.variable === name)
      .flatMap((option) => [...option.text.matchAll(row.says)].map((match) => ({ option, match })));
    const last = found.at(-1);
    return last ? [read(row, last.option, last.match)] : [];
  });
}

function read(
  { runtime, variable, radix = 10, unit = 1, isShare }: SettingRow,
  { evidence }: ContainerOption,
  [text, ...rest]: RegExpMatchArray,
): HeapSetting {
  const [size = '', suffix = ''] = rest;
  const setting = variable ? `${variable}=${text}` : text;
  const number = radix === 16 ? Number.parseInt(size, 16) : Number(size);
  return {
    runtime,
    setting,
    evidence,
    ...(isShare
      ? { share: number / 100 }
      : { bytes: number * unit * (BYTES[suffix.toLowerCase()] ?? 1) }),
  };
}
