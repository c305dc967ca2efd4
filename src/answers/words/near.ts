import type { Text } from '../../domain/lang.ts';
import type { HandedOver } from '../../domain/plan.ts';

/** Which file most likely holds an object that cannot be told from the files; nothing where none was looked for. */
export const nearWords: Text<[near: HandedOver['near']]> = {
  en: (near) => {
    if (!near) return '';
    return near.file ? `most likely it is in \`${near.file}\`` : 'no file near there names it';
  },
  ko: (near) => {
    if (!near) return '';
    return near.file
      ? `\`${near.file}\` 파일에 있을 가능성이 가장 큼`
      : '가까운 파일 가운데 이 객체를 적은 것이 없음';
  },
};
