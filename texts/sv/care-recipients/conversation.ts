import type { CareTexts } from '../../shape.ts'

export const conversation: CareTexts['conversation'] = {
  record: 'Anteckna samtal',
  question: 'När talade du senast med personen?',
  day: 'Datum',
  note: 'Anteckning',
  noteHelp: 'Några ord, om du vill.',
  action: 'Spara',
  done: 'Samtalet är antecknat.',
  last: 'Senaste samtal',
  none: 'Inget antecknat',
  all: 'Visa alla',
  title: 'Samtal',
  empty: 'Inget samtal är antecknat ännu.',
}
