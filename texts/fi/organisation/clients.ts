import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const organisationClients: FurtherTexts['organisationClients'] = {
  client: {
    name: 'Nimi',
    market: 'Markkina-alue',
    chooseMarket: 'Valitse',
    marketKept: 'Markkina-alue ei muutu, kun organisaatiossa jo työskennellään.',
    dataController: 'Rekisterinpitäjä',
    dataControllerHelp:
      'Henkilötiedoista vastaavan organisaation tunnus. Jokaisella markkina-alueen sopimusorganisaatiolla on omansa.',
    dataOwnerTaken: {
      title: 'Rekisterinpitäjä on jo toisella sopimusorganisaatiolla',
      body: 'Tarkista tunnus tai etsi organisaatio, jolla se on.',
    },
    erpIdentifier: 'Numero toiminnanohjauksessa',
    erpIdentifierHelp: 'Alkaa merkeillä ERP-. Voidaan jättää tyhjäksi.',
    erpIncomplete: 'Kirjoita numero merkkien ERP- jälkeen tai jätä kenttä tyhjäksi.',
    alias: 'Toinen nimi',
    aliasHelp: 'Haku löytää organisaation myös tällä nimellä.',
    saved: 'Sopimusorganisaatio on tallennettu.',
  },
  place: {
    name: 'Hoitopaikan nimi',
    email: 'Sähköposti',
    phone: 'Puhelin',
    customerNo: 'Asiakasnumero',
    customerNoHelp: 'Numero, jolla tilaukset tehdään. Voidaan antaa myöhemmin.',
    added: ({ name }) => `${name} on lisätty.`,
    saved: 'Hoitopaikka on tallennettu.',
  },
  remove: {
    lead: ({ name }) => `Kun ${name} poistetaan, siellä ei voi enää työskennellä:`,
    users: ({ count }) =>
      plural('fi', count, {
        zero: 'Ketään ei kirjata ulos.',
        one: '# käyttäjä kirjataan heti ulos, eikä hän voi kirjautua sisään.',
        other: '# käyttäjää kirjataan heti ulos, eivätkä he voi kirjautua sisään.',
      }),
    tree: ({ units, places }) => `Hoitoyksiköt (${units}) ja hoitopaikat (${places}) poistuvat puusta.`,
    orders: 'Tehdyt tilaukset toimitetaan. Uusia ei voi tehdä.',
    back: 'Mitään ei hävitetä: sopimusorganisaatio voidaan palauttaa kaikkine tietoineen.',
    action: 'Poista sopimusorganisaatio',
    question: ({ name }) => `Poistetaanko ${name}?`,
    done: ({ name }) => `${name} on poistettu.`,
  },
}
