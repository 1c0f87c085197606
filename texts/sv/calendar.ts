import type { CareTexts } from '../shape.ts'

export const calendar: CareTexts['calendar'] = {
  open: ({ field }) => `Välj i kalendern: ${field}`,
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  previousYear: 'Föregående år',
  nextYear: 'Nästa år',
  previousDecade: 'Tidigare år',
  nextDecade: 'Senare år',
}
