import type { FurtherTexts } from '../shape.ts'

export const about: FurtherTexts['about'] = {
  title: 'Om Omsorg',
  version: ({ version, build }) => `Version ${version} (${build})`,
  copied: 'Kopierat',
  tell: 'Ge kundservice det här, så ser de vad som hände.',
  isNew: 'Det finns en ny version av Omsorg.',
  when: 'Läs in sidan igen när det passar. Är något inte sparat får du en fråga först.',
  later: 'Senare',
}
