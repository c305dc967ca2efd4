import type { ScanAnswer } from '../domain/answer.ts';
import { data } from './formats.ts';
import type { Paper } from './page.ts';
import { scanText } from './scan-text.ts';

/** How a scan can be printed, each format by its name on the command line. */
export const scanFormats = {
  text: scanText,
  json: data.json,
  yaml: data.yaml,
} satisfies Readonly<Record<string, (answer: ScanAnswer, paper: Paper, where?: string) => string>>;
