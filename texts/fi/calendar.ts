import type { CareTexts } from '../shape.ts'

export const calendar: CareTexts['calendar'] = {
  open: ({ field }) => `Valitse kalenterista: ${field}`,
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  previousYear: 'Edellinen vuosi',
  nextYear: 'Seuraava vuosi',
  previousDecade: 'Aiemmat vuodet',
  nextDecade: 'Myöhemmät vuodet',
}
