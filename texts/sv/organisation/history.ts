import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const organisationHistory: FurtherTexts['organisationHistory'] = {
  title: 'Historik',
  filter: 'Vad som har ändrats',
  all: 'Allt',
  empty: 'Inget har ändrats än',
  emptyNext: 'Varje ändring står här, med vem som gjorde den och när.',
  events: { made: 'Tillagt', removed: 'Borttaget' },
  more: ({ count }) => plural('sv', count, { one: '# fält till', other: '# fält till' }),
}
