import type { CareTexts } from '../../shape.ts'

export const conversation: CareTexts['conversation'] = {
  record: 'Notér samtale',
  question: 'Hvornår talte du sidst med personen?',
  day: 'Dato',
  note: 'Notat',
  noteHelp: 'Et par ord, hvis du vil.',
  action: 'Gem',
  done: 'Samtalen er noteret.',
  last: 'Seneste samtale',
  none: 'Ingen noteret',
  all: 'Vis alle',
  title: 'Samtaler',
  empty: 'Der er ikke noteret nogen samtale endnu.',
}
