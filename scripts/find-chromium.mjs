import { spawnSync } from 'node:child_process';

import { installPackages, onPath } from './install-packages.mjs';

/** The path of Chromium, with a font that has Korean; installed as root unless `install` is false. */
export function ensureChromium({ install, log }) {
  const missing = [];
  if (!chromium()) missing.push('chromium');
  if (!hasKorean()) missing.push('fonts-noto-cjk', 'fontconfig');
  if (missing.length > 0) {
    installPackages(missing, {
      install,
      log,
      size: missing.includes('chromium') ? '400 MB' : '90 MB',
      otherwise: 'Install Chromium and a Korean font, and run this again.',
    });
  }
  return chromium();
}

function chromium() {
  return onPath('chromium', 'chromium-browser', 'google-chrome');
}

function hasKorean() {
  const { stdout } = spawnSync('fc-list', [':lang=ko', 'file'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}
