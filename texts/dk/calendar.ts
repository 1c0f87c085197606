import type { CareTexts } from '../shape.ts'

export const calendar: CareTexts['calendar'] = {
  open: ({ field }) => `Vælg i kalenderen: ${field}`,
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
  previousYear: 'Forrige år',
  nextYear: 'Næste år',
  previousDecade: 'Tidligere år',
  nextDecade: 'Senere år',
}
