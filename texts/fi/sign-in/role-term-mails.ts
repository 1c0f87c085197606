import type { FurtherTexts } from '../../shape.ts'

export const roleTermMails: FurtherTexts['roleTermMails'] = {
  ending: {
    subject: 'Omsorg-roolisi päättyvät pian',
    text: ({ day }) =>
      `Roolisi yhdessä hoitopaikassasi Omsorgissa päättyvät ${day} jälkeen, ellei niitä vahvisteta. ` +
      'Tarvitsetko niitä yhä? Kerro esihenkilöllesi. Tämän viestin vastauksia ei lueta.',
  },
  ended: {
    subject: 'Omsorg-roolisi ovat päättyneet',
    text:
      'Roolisi yhdessä hoitopaikassasi Omsorgissa ovat päättyneet. ' +
      'Tarvitsetko niitä yhä? Käänny esihenkilösi puoleen, hän voi antaa ne uudelleen. Tämän viestin vastauksia ei lueta.',
  },
  toConfirm: {
    subject: 'Vahvistettavia rooleja',
    text: ({ address }) =>
      `Hoitoyksikössäsi on rooleja, jotka päättyvät pian. Vahvista ne, joita tarvitaan yhä:\n\n${address}\n\n` +
      'Tämän viestin vastauksia ei lueta.',
  },
}
