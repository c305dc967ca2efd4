import { spawnSync } from 'node:child_process';

import { installDebian, onPath } from './install-debian.mjs';

/** What ensureChromium would install, in a line; undefined where nothing is missing. */
export function chromiumPlan() {
  const missing = missingPackages();
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} with apt-get: ${sizeOf(missing)}, about a minute`;
}

/** The path of Chromium, with a font that has Korean; installed as root unless `install` is false. */
export function ensureChromium({ install, log }) {
  const missing = missingPackages();
  if (missing.length > 0) {
    installDebian(missing, {
      install,
      log,
      size: sizeOf(missing),
      otherwise: 'Install Chromium and a Korean font, and run this again.',
    });
  }
  return chromium();
}

function missingPackages() {
  return [
    ...(chromium() ? [] : ['chromium']),
    ...(hasKorean() ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
}

function sizeOf(missing) {
  return missing.includes('chromium') ? '400 MB' : '90 MB';
}

function chromium() {
  return onPath('chromium', 'chromium-browser', 'google-chrome');
}

function hasKorean() {
  const { stdout } = spawnSync('fc-list', [':lang=ko', 'file'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}
