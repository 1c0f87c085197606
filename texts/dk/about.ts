import type { FurtherTexts } from '../shape.ts'

export const about: FurtherTexts['about'] = {
  title: 'Om Omsorg',
  version: ({ version, build }) => `Version ${version} (${build})`,
  copied: 'Kopieret',
  tell: 'Giv dette til kundeservice, så kan de se, hvad der skete.',
  isNew: 'Der er en ny version af Omsorg.',
  when: 'Genindlæs siden, når det passer dig. Er noget ikke gemt, bliver du spurgt først.',
  later: 'Senere',
}
