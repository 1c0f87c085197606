import type { Texts } from '../shape.ts'

export const pages: Texts['pages'] = {
  accessDenied: {
    title: 'Sinulla ei ole pääsyä tänne',
    body: 'Roolisi ei avaa tätä sivua. Pyydä pääkäyttäjältä, jos tarvitset sitä.',
    noPlace: 'Sinua ei ole vielä liitetty hoitopaikkaan. Pyydä pääkäyttäjää lisäämään sinut.',
    action: 'Siirry alkuun',
  },
  notFound: {
    title: 'Sivua ei ole',
    body: 'Osoite voi olla kirjoitettu väärin, tai sivu on siirretty.',
    action: 'Siirry alkuun',
  },
  notBuilt: {
    title: 'Tätä sivua ei ole vielä tehty',
    body: 'Se tulee myöhemmin. Käyttäjätilissäsi ei ole vikaa.',
    whatItWillDo: 'Mitä sivu tulee tekemään',
    action: 'Siirry alkuun',
  },
  failed: {
    title: 'Sivua ei voitu näyttää',
    body: 'Lataa se uudelleen. Jos se ei auta, ota yhteyttä asiakaspalveluun.',
    action: 'Lataa uudelleen',
  },
}
