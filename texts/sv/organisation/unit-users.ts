import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const unitUsers: FurtherTexts['unitUsers'] = {
  title: 'Användare',
  lead: 'De som hör till dina vårdenheter.',
  search: 'Sök användare',
  add: 'Ny användare',
  export: 'Hämta som Excel',
  exported: 'Listan är sparad.',
  file: 'Användare',
  places: 'Vårdplatser',
  count: ({ count }) => plural('sv', count, { zero: 'Inga användare', one: '# användare', other: '# användare' }),
  empty: 'Ingen hör till dina vårdenheter än',
  emptyNext: 'De står här när de har lagts till.',
  nothingFoundNext: 'Användare hittas på en del av namnet, användarnamnet eller e-postadressen.',
}
