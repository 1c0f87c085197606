import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const impersonation: FurtherTexts['impersonation'] = {
  help: 'Auta käyttäjänä',
  users: 'Käyttäjät',
  usersOf: ({ count }) => plural('fi', count, { one: '# käyttäjä löytyi', other: '# käyttäjää löytyi' }),
  searched: 'Maasi hoitohenkilöstö nimen, käyttäjätunnuksen tai sähköpostin mukaan.',
  recent: 'Viimeksi autetut',
  recentNote: 'sinun auttamasi tänään',
  recentNone: 'Ne, joina autat, näkyvät tässä loppupäivän.',
  columns: { name: 'Nimi', where: 'Sopimusorganisaatio ja hoitopaikka', next: 'Seuraava vaihe' },
  blocked: {
    'right-missing': 'Roolisi ei salli auttamista käyttäjänä.',
    'user-not-staff': 'Tili on asiakaspalvelun. Vain hoitohenkilöstöä voi auttaa.',
    'user-not-active': 'Tili ei ole käytössä, joten sillä ei voi auttaa.',
  },
  dialog: {
    title: ({ name }) => `Autatko käyttäjänä ${name}?`,
    why: 'Miksi?',
    whyHelp: 'Näkyy palkissa ja lokissa. Älä kirjoita henkilötunnuksia.',
    left: ({ count }) => plural('fi', count, { one: '# merkki jäljellä.', other: '# merkkiä jäljellä.' }),
    missing: 'Kirjoita syy.',
    beginnings: { call: 'Puhelussa nyt', follow: 'Seuraan asiaa', other: 'Muu' },
    action: ({ name }) => `Auta käyttäjänä ${name}`,
    refused: 'Et voi nyt auttaa tänä käyttäjänä. Hae uudelleen, niin näet syyn.',
  },
  may: ({ until }) =>
    `Sinulla on samat oikeudet 60 minuuttia, kello ${until} asti. Kaikki tekemäsi kirjautuu lokiin molempien nimillä.`,
  mayNot: 'Et voi muuttaa salasanoja, kirjautumista, rooleja, käyttäjiä etkä oletushoitopaikkaa.',
  band: {
    label: 'Auttaminen käyttäjänä',
    helpingAs: ({ name }) => `Autat käyttäjänä ${name}`,
    helper: ({ name }) => `Asiakaspalvelu: ${name}`,
    reason: 'Syy',
    reasonGiven: ({ reason }) => `Syy: ${reason}`,
    untilLeft: ({ until, minutes }) => `Kello ${until} asti, ${minutes} min jäljellä`,
    secondsLeft: ({ minutes, seconds }) =>
      minutes > 0 ? `${minutes} min ${seconds} s jäljellä` : `${seconds} s jäljellä`,
    after: 'Sen jälkeen olet taas asiakaspalvelu. Aloitettu säilyy.',
    begun: ({ name, until }) => `Autat käyttäjänä ${name} kello ${until} asti.`,
    minutesSaid: ({ minutes }) =>
      plural('fi', minutes, {
        one: 'Auttaminen päättyy viimeistään # minuutin kuluttua.',
        other: 'Auttaminen päättyy viimeistään # minuutin kuluttua.',
      }),
    over: 'Auttaminen on päättynyt.',
    rules: 'Mikä ei onnistu?',
    rulesShort: 'Syy ja säännöt',
    stop: 'Lopeta',
  },
  ended: {
    stopped: ({ name }) => `Olet taas oma itsesi. Autoit käyttäjänä ${name}.`,
    'time-up': ({ name }) => `Olet taas oma itsesi: 60 minuuttia käyttäjänä ${name} on kulunut. Aloitettu on tallessa.`,
    'right-withdrawn': ({ name }) => `Olet taas oma itsesi: sinulla ei enää ole oikeutta auttaa käyttäjänä ${name}.`,
    'user-changed': ({ name }) => `Olet taas oma itsesi: käyttäjän ${name} tiliä on muutettu.`,
  },
}
