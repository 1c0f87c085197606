import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const shell: Texts['shell'] = {
  skipToContent: 'Siirry sisältöön',
  mainNavigation: 'Päävalikko',
  breadcrumbs: 'Olet tässä',
  menu: 'Valikko',
  offline: 'Yhteys on poikki. Mitään ei tallenneta eikä lähetetä, ennen kuin yhteys palaa.',
  search: 'Hae Omsorgista',
  navigation: {
    careRecipients: 'Asiakkaat',
    carePlace: 'Hoitopaikka',
    renewals: 'Uusimiset',
    assortment: 'Valikoima',
    news: 'Uutiset',
    careUnitAdministration: 'Hallinta',
    clients: 'Sopimusorganisaatiot',
    users: 'Käyttäjät',
    operators: 'Operaattorit',
    tools: 'Työkalut',
    organisation: 'Organisaatio',
    information: 'Tiedotteet',
    customerService: 'Asiakaspalvelu',
    waiting: ({ count }) => plural('fi', count, { one: '# odottaa', other: '# odottaa' }),
  },
  userMenu: {
    label: ({ name, initials }) => `${initials} ${name}, oma valikko`,
    myPages: 'Omat sivut',
    language: 'Kieli',
    help: 'Ohje',
    keyboard: 'Pikanäppäimet',
    signOut: 'Kirjaudu ulos',
    theme: { title: 'Teema', light: 'Vaalea', dark: 'Tumma', system: 'Laitteen mukaan' },
    density: { title: 'Tiiviys', comfortable: 'Väljä', compact: 'Tiivis' },
  },
  carePlace: {
    change: 'Vaihda hoitopaikkaa',
    chosen: 'Valittu',
    changeHere: 'Vaihda tähän',
    isDefault: ({ place }) => `${place} on oletushoitopaikkasi`,
    setDefault: 'Aseta oletukseksi',
    unsetDefault: 'Poista oletus',
    setDefaultQuestion: ({ place }) => `Asetetaanko ${place} oletushoitopaikaksesi?`,
    setDefaultBody: 'Aloitat siitä aina, kun kirjaudut.',
    unsetDefaultQuestion: ({ place }) => `Poistetaanko oletushoitopaikka ${place}?`,
    unsetDefaultBody: 'Valitset hoitopaikan aina, kun kirjaudut.',
  },
  impersonation: {
    helpingAs: ({ name }) => `Autat käyttäjänä ${name}.`,
    stop: 'Lopeta',
  },
  sessionExpiry: {
    title: 'Oletko vielä paikalla?',
    body: ({ seconds }) =>
      plural('fi', seconds, {
        one: 'Sinut kirjataan ulos # sekunnin kuluttua.',
        other: 'Sinut kirjataan ulos # sekunnin kuluttua.',
      }),
    drafts: 'Aloittamasi tilaukset on tallennettu.',
    extend: 'Pysy kirjautuneena',
    signOut: 'Kirjaudu ulos',
    ended: 'Sinut kirjattiin ulos, koska Omsorgia ei käytetty hetkeen. Aloittamasi tilaukset on tallennettu.',
  },
  maintenance: {
    title: 'Omsorg on suljettu huollon ajaksi',
    body: 'Tallentamasi tiedot ovat tallessa. Yritä hetken kuluttua uudelleen.',
    tryAgain: 'Yritä uudelleen',
    stillClosed: 'Huolto on vielä kesken.',
  },
  messages: {
    title: 'Viimeisimmät viestit',
    empty: 'Tänään ei ole vielä viestejä.',
    close: 'Sulje viesti',
  },
  footer: {
    accessibility: 'Saavutettavuus',
  },
}
