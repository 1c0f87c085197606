import type { FurtherTexts } from '../shape.ts'

export const calendar: FurtherTexts['calendar'] = {
  open: ({ field }) => `Välj i kalendern: ${field}`,
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  previousYear: 'Föregående år',
  nextYear: 'Nästa år',
  previousDecade: 'Tidigare år',
  nextDecade: 'Senare år',
}
