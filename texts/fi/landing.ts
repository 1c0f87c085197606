import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const landing: Texts['landing'] = {
  principal: {
    title: 'Mitä haluat tehdä?',
    lead: 'Valitse sopimusorganisaatio, käyttäjä tai operaattori tai hae.',
    search: 'Hae sopimusorganisaatiota, hoitoyksikköä tai hoitopaikkaa',
    newClient: 'Uusi sopimusorganisaatio',
    newUser: 'Uusi käyttäjä',
    newOperator: 'Uusi operaattori',
    nothingChosen: 'Valitse luettelosta kohde, jonka haluat nähdä tai jota haluat muuttaa.',
    expand: 'Avaa',
    collapse: 'Sulje',
    clients: ({ count }) => plural('fi', count, { one: '# sopimusorganisaatio', other: '# sopimusorganisaatiota' }),
    hitsOf: ({ count, of }) =>
      plural('fi', count, { one: `# osuma, yksiköitä yhteensä ${of}`, other: `# osumaa, yksiköitä yhteensä ${of}` }),
  },
  customerService: {
    title: 'Ketä autat?',
    lead: 'Hae asiakasta nimellä tai henkilötunnuksella.',
    careRecipients: 'Asiakkaat',
    organisation: 'Organisaatio',
    replaceItems: 'Vaihda tuotteita',
    agreements: 'Sopimukset',
    helpAsUser: 'Auta käyttäjänä',
  },
}
