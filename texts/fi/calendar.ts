import type { FurtherTexts } from '../shape.ts'

export const calendar: FurtherTexts['calendar'] = {
  open: ({ field }) => `Valitse kalenterista: ${field}`,
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  previousYear: 'Edellinen vuosi',
  nextYear: 'Seuraava vuosi',
  previousDecade: 'Aiemmat vuodet',
  nextDecade: 'Myöhemmät vuodet',
}
