import type { PortalTexts } from '../../shape.ts'

export const opening: PortalTexts['opening'] = {
  title: 'Omsorg til dig',
  lead: 'Snart kan du se og bestille det, du har brug for, her.',
  notYet: 'Ikke åben endnu',
  mail: 'Siden åbner snart. Du får en mail, når den gør.',
  asBefore: 'Din sygeplejerske skaffer det, du har brug for, som før.',
}
