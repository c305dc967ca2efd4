import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of the packages that these files are from; a package without one cannot be shipped in a bundle. */
export function licencesOf(files) {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  return [...folders].map(licenceIn).join('\n\n');
}

const PACKAGE = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/;

function licenceIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|readme)/i.test(one)); // some tell it in the README
  if (!file) throw new Error(`${name} has no licence file: put it into "dependencies" instead.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
