import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const itemReplacement: FurtherTexts['itemReplacement'] = {
  lead: 'Katso, keitä muutos koskee, ja julkaise sitten. Tehdyt tilaukset säilyvät ennallaan, ja kaikki voivat tilata sillä aikaa.',
  choose: 'Mikä tuote',
  from: 'Korvattava',
  to: 'Korvaava',
  search: 'Nimi tai tuotenumero',
  searchHelp: 'Vähintään kaksi merkkiä.',
  nothingFound: 'Markkina-alueella ei ole sen nimistä tuotetta.',
  unknownItem: ({ itemNumber }) => `Tuotetta ${itemNumber} ei ole markkina-alueella.`,
  chooseAnother: 'Valitse toinen',
  where: 'Missä',
  everywhere: 'Kaikki markkina-alueen sopimusorganisaatiot',
  oneClient: 'Yksi sopimusorganisaatio',
  oneClientLater: 'Valitse ensin molemmat tuotteet: sitten näytetään ne, joilla korvattava tuote on.',
  stoodStill: 'Se ei ole edennyt kolmeenkymmeneen minuuttiin. Tehty pysyy tehtynä, ja uusi yritys jatkaa lopusta.',
  client: 'Sopimusorganisaatio',
  chooseClient: 'Valitse sopimusorganisaatio',
  begin: 'Valitse molemmat tuotteet, niin näet, keitä muutos koskee.',
  reached: 'Ketä muutos koskee',
  carePlaces: 'Hoitopaikat',
  prescriptions: 'Määräykset',
  cartItems: 'Valitut',
  preliminaryOrders: 'Alustavat',
  nobody: 'Kenelläkään ei ole tuotetta. Mikään ei muuttuisi.',
  arithmetic: 'Näin määrä muunnetaan',
  arithmeticNote:
    'Kappaleet ratkaisevat, pyöristettynä ylöspäin täysiin pakkauksiin. Kukaan ei saa vähemmän kappaleita.',
  perWithdrawal: 'Pakkauksia toimituskertaa kohti',
  left: 'Pakkauksia jäljellä',
  becomes: 'muuttuu',
  publish: 'Julkaise korvaaminen',
  publishLoses:
    'Se alkaa heti eikä peruunnu itsestään. Jos haluatte entisen tuotteen takaisin, korvatkaa toiseen suuntaan.',
  typeTheNumber: 'Kirjoita määräysten määrä',
  typeTheNumberFirst: 'Kirjoita ensin yllä oleva määrä.',
  published: 'Korvaaminen on alkanut. Voit poistua sivulta.',
  countsChanged: 'Luvut ovat muuttuneet sen jälkeen, kun katsoit. Tässä ovat uudet.',
  history: 'Käynnissä ja tehdyt',
  state: 'Tila',
  replacement: 'Korvaaminen',
  progress: 'Edistyminen',
  next: 'Seuraava vaihe',
  none: 'Yhtään tuotetta ei ole vielä korvattu',
  waits: 'Odottaa käynnissä olevaa',
  retry: 'Yritä uudelleen',
  skip: 'Lopeta ilman niitä',
  skipQuestion: 'Lopetetaanko korvaaminen kesken?',
  skipLoses: 'Jäljellä olevat säilyttävät entisen tuotteensa. Syy näkyy historiassa.',
  skipReason: 'Syy',
  skipped: 'Korvaaminen on lopetettu.',
  retried: 'Se jatkaa jäljellä olevilla.',
  itemFacts: ({ itemNumber, number }) =>
    number === null ? `Tuote ${itemNumber}` : `Tuote ${itemNumber}, ${number} kpl pakkauksessa`,
  hits: ({ count }) => plural('fi', count, { one: '# tuote löytyi', other: '# tuotetta löytyi' }),
  title: ({ from, count }) => `Korvaa ${from}: ${plural('fi', count, { one: '# määräys', other: '# määräystä' })}`,
  question: ({ count, of }) =>
    `Korvataanko ${plural('fi', count, { one: '# määräyksessä', other: '# määräyksessä' })} (${plural('fi', of, { one: '# sopimusorganisaatio', other: '# sopimusorganisaatiota' })})?`,
  merged: ({ count, to }) =>
    `${plural('fi', count, { one: '# määräyksessä', other: '# määräyksessä' })} on jo ${to}. Rivi suljetaan ja sen pakkaukset lisätään olemassa olevaan riviin.`,
  notes: ({ count, from }) =>
    `${plural('fi', count, { one: '# rivin', other: '# rivin' })} muistiinpano mainitsee tuotteen ${from}. Muistiinpano säilyy sellaisenaan.`,
  placed: ({ count }) =>
    plural('fi', count, { one: '# tehty tilaus säilyy ennallaan.', other: '# tehtyä tilausta säilyy ennallaan.' }),
  calculation: ({ packages, from, pieces, to, result }) =>
    `${packages} × ${from} = ${pieces} kpl, jaettuna ${to} = ${result} pkt`,
  sum: ({ done, total }) => `${done}/${total}`,
  alsoDone: ({ count, of }) =>
    `${plural('fi', count, { one: '# valittu tuote', other: '# valittua tuotetta' })}, ${plural('fi', of, { one: '# alustava tilaus', other: '# alustavaa tilausta' })}`,
  busy: ({ count }) =>
    plural('fi', count, {
      one: '#: joku muu muutti sitä samaan aikaan. Seuraava yritys onnistuu yleensä.',
      other: '#: joku muu muutti niitä samaan aikaan. Seuraava yritys onnistuu yleensä.',
    }),
  failed: ({ count }) =>
    plural('fi', count, {
      one: '#: korvaaminen ei onnistunut. Yritä uudelleen ja kerro tuelle, jos se toistuu.',
      other: '#: korvaaminen ei onnistunut. Yritä uudelleen ja kerro tuelle, jos se toistuu.',
    }),
  skippedBy: ({ name, reason }) => `Lopettaja ${name}: ${reason}`,
  byOn: ({ name, on }) => `${name}, ${on}`,
  states: { requested: 'Pyydetty', started: 'Aloitettu', stalled: 'Pysähtyi', finished: 'Valmis' },
  blocks: {
    unfinished: 'Toisen tuotteen korvaaminen on kesken. Se näkyy alla.',
    'other-area': 'Tuotteet kuuluvat eri terapia-alueisiin.',
    'not-sellable': 'Uutta tuotetta ei voi myydä.',
    'same-item': 'Tuote ei voi korvata itseään.',
  },
}
