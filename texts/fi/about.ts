import type { FurtherTexts } from '../shape.ts'

export const about: FurtherTexts['about'] = {
  title: 'Tietoa Omsorgista',
  version: ({ version, build }) => `Versio ${version} (${build})`,
  copied: 'Kopioitu',
  tell: 'Anna tämä asiakaspalvelulle, niin siellä nähdään, mitä tapahtui.',
  isNew: 'Omsorgista on uusi versio.',
  when: 'Lataa sivu uudelleen, kun sinulle sopii. Jos jotain on tallentamatta, sitä kysytään ensin.',
  later: 'Myöhemmin',
}
