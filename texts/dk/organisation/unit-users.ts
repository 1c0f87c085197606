import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const unitUsers: FurtherTexts['unitUsers'] = {
  title: 'Brugere',
  lead: 'De, der hører til dine plejeenheder.',
  search: 'Søg bruger',
  add: 'Ny bruger',
  export: 'Hent som Excel',
  exported: 'Listen er gemt.',
  file: 'Brugere',
  places: 'Plejesteder',
  count: ({ count }) => plural('dk', count, { zero: 'Ingen brugere', one: '# bruger', other: '# brugere' }),
  empty: 'Ingen hører til dine plejeenheder endnu',
  emptyNext: 'De står her, når de er tilføjet.',
  nothingFoundNext: 'Brugere findes på en del af navnet, brugernavnet eller e-mailadressen.',
}
