import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const organisationHistory: FurtherTexts['organisationHistory'] = {
  title: 'Historia',
  filter: 'Mikä on muuttunut',
  all: 'Kaikki',
  empty: 'Mikään ei ole vielä muuttunut',
  emptyNext: 'Tässä näkyy jokainen muutos sekä kuka sen teki ja milloin.',
  events: { made: 'Lisätty', removed: 'Poistettu' },
  more: ({ count }) => plural('fi', count, { one: '# kenttä lisää', other: '# kenttää lisää' }),
}
