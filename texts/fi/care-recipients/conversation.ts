import type { CareTexts } from '../../shape.ts'

export const conversation: CareTexts['conversation'] = {
  record: 'Kirjaa keskustelu',
  question: 'Milloin keskustelit viimeksi henkilön kanssa?',
  day: 'Päivä',
  note: 'Merkintä',
  noteHelp: 'Muutama sana, jos haluat.',
  action: 'Tallenna',
  done: 'Keskustelu on kirjattu.',
  last: 'Viimeisin keskustelu',
  none: 'Ei kirjattu',
  all: 'Näytä kaikki',
  title: 'Keskustelut',
  empty: 'Yhtään keskustelua ei ole vielä kirjattu.',
}
