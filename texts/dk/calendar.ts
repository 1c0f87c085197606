import type { FurtherTexts } from '../shape.ts'

export const calendar: FurtherTexts['calendar'] = {
  open: ({ field }) => `Vælg i kalenderen: ${field}`,
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
  previousYear: 'Forrige år',
  nextYear: 'Næste år',
  previousDecade: 'Tidligere år',
  nextDecade: 'Senere år',
}
