import { fileURLToPath } from 'node:url';

/** Where that file is the program, builds and prints as JSON where all is; what is said meanwhile goes to stderr. */
export async function printsWhen(url, build) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  try {
    console.log(JSON.stringify(await build({ log: (line) => console.error(line) })));
  } catch ({ message }) {
    console.error(message);
    process.exitCode = 1;
  }
}
