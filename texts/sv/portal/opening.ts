import type { PortalTexts } from '../../shape.ts'

export const opening: PortalTexts['opening'] = {
  title: 'Omsorg för dig',
  lead: 'Snart kan du se och beställa det du behöver här.',
  notYet: 'Inte öppet än',
  mail: 'Sidan öppnar snart. Du får ett mejl när den gör det.',
  asBefore: 'Din sköterska ordnar det du behöver, som förut.',
}
