import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const organisationHistory: FurtherTexts['organisationHistory'] = {
  title: 'Historik',
  filter: 'Hvad der er ændret',
  all: 'Alt',
  empty: 'Intet er ændret endnu',
  emptyNext: 'Her står hver ændring med, hvem der lavede den og hvornår.',
  events: { made: 'Tilføjet', removed: 'Fjernet' },
  more: ({ count }) => plural('dk', count, { one: '# felt mere', other: '# felter mere' }),
}
