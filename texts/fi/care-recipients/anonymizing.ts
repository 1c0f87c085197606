import type { FurtherTexts } from '../../shape.ts'

export const anonymizing: FurtherTexts['anonymizing'] = {
  open: 'Anonymisoi henkilö',
  lead: 'Poistaa pysyvästi tiedon siitä, kuka henkilö oli. Tilaukset ja toimitukset säilyvät laskettavina.',
  search: 'Kenen tiedot poistetaan?',
  action: 'Anonymisoi',
  question: ({ name }) => (name === '' ? 'Anonymisoidaanko henkilö?' : `Anonymisoidaanko ${name}?`),
  goes: 'Nimi, henkilötunnus, yhteystiedot, edustajat, osoitteet, muistiinpanot ja portaalitilit poistetaan.',
  stays: 'Tilaukset ja toimitukset säilyvät ilman nimeä kirjanpitoa varten.',
  final: 'Tätä ei voi kumota.',
  sure: 'Olen tarkistanut, että henkilö on oikea',
  sureMissing: 'Tarkista ensin, että henkilö on oikea.',
  done: 'Henkilö on anonymisoitu.',
  notAllowed: 'Vain asiakaspalvelun ylläpitäjät anonymisoivat henkilöitä.',
  cannot: 'Se ei onnistu nyt',
  refused: {
    'already-anonymized': 'Henkilö on jo anonymisoitu.',
    'has-running-orders': 'Tilauksia on matkalla. Odota, kunnes ne ovat perillä.',
    'has-running-prescriptions': 'Määräyksiä on voimassa. Ne on ensin päätettävä.',
  },
}
