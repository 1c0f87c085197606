import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const renewalQueue: FurtherTexts['renewalQueue'] = {
  tab: 'Päättyvät pian',
  title: ({ count, date }) =>
    plural('fi', count, {
      zero: `Mikään ei pääty ennen ${date}`,
      one: `# tuote päättyy ennen ${date}`,
      other: `# tuotetta päättyy ennen ${date}`,
    }),
  lead: 'Käy rivit läpi järjestyksessä. Mitään ei uusita, ennen kuin vahvistat.',
  emptyBody: 'Määräykset tulevat tähän, kun ne ovat päättymässä.',
  within: 'Näytä päättyvät',
  days: ({ count }) => plural('fi', count, { one: '# päivä', other: '# päivää' }),
  search: 'Nimi, huone tai tuote',
  order: 'Järjestys',
  orders: { room: 'Huoneen mukaan', end: 'Päättymisen mukaan' },
  onlyOpen: 'Vain vastaamattomat',
  noMatch: 'Mikään rivi ei vastaa hakua.',
  caption: 'Pian päättyvät rivit',
  columns: {
    person: 'Huone ja asiakas',
    product: 'Tuote',
    end: 'Päättyy',
    drawn: 'Tilattu määrätystä, pakkausta',
    next: 'Uusi, toimituskerrat',
    answer: 'Vastaus',
  },
  of: ({ drawn, whole }) => `${drawn}/${whole}`,
  same: 'sama',
  byDays: ({ count }) => plural('fi', count, { zero: 'Tänään', one: '# päivä', other: '# päivää' }),
  row: ({ at, of, name, product, drawn, state }) => `Rivi ${at}/${of}, ${name}, ${product}, tilattu ${drawn}. ${state}`,
  rowShort: ({ at, of }) => `Rivi ${at}/${of}`,
  times: ({ withdrawals, packages }) => `${withdrawals} × ${packages}`,
  plain: ({ count }) =>
    plural('fi', count, {
      one: 'Uusi #, josta lähes kaikki on tilattu',
      other: 'Uusi kaikki #, joista lähes kaikki on tilattu',
    }),
  plainDone: ({ count }) =>
    plural('fi', count, { one: '# rivi sai vastauksen Uusi', other: '# riviä sai vastauksen Uusi' }),
  states: { renew: 'Uusitaan', changed: 'Muutettu', no: 'Ei', cannot: 'Ei onnistu', open: 'Vastaamatta' },
  renew: 'Uusi',
  no: 'Ei',
  change: 'Muuta',
  less: 'Yksi pakkaus vähemmän',
  more: 'Yksi pakkaus lisää',
  toPace: ({ times }) => `Muuta: ${times}`,
  drawnLess: ({ drawn, whole }) =>
    `Tilattu ${drawn}/${whole} pakkausta: selvästi vähemmän kuin tähän päivään mennessä olisi pitänyt.`,
  drawnMore: ({ drawn, whole }) => `Tilattu ${drawn} pakkausta, enemmän kuin määrätyt ${whole}.`,
  used: ({ use }) => `Määrätty: ${use}.`,
  asked: ({ name }) => `${name} on pyytänyt uusimista.`,
  youSaidNo: ({ reason }) => `Vastasit ei: ”${reason}”.`,
  saidNo: ({ name, date, reason }) => `${name} vastasi ei ${date}: ”${reason}”.`,
  open: 'Avaa määräys',
  blocks: {
    notSellable: 'Ei enää myynnissä. Se päättyy määräyksen mukana.',
    needsSpecialist: 'Vaatii erityisosaajan. Se pysyy voimassa loppuun asti.',
    needsDispenseHandler: 'Vaatii poikkeuslupien käsittelijän. Se pysyy voimassa loppuun asti.',
    'renewed-meanwhile': 'Uusittiin tai lopetettiin sillä välin.',
    'row-not-found': 'Sitä ei enää ole täällä.',
  },
  byWhom: ({ name, when }) => `${name}, ${when}`,
  whyNo: 'Miksi ei',
  noReasons: { investigation: 'Ensin uusi arviointi', needless: 'Ei enää tarpeen' },
  quick: 'Tai valitse',
  noMissing: 'Kirjoita, miksi sitä ei uusita.',
  noNext: 'Ei, seuraava rivi',
  soFar: 'Tähän asti',
  kept: ({ time }) => `Tallennettu ${time}`,
  renewedNow: 'Uusitaan nyt',
  start: 'Uusi alkaa',
  starts: {
    'after-end': 'Vanhan päättymistä seuraavana päivänä',
    'after-endHelp': 'Siihen asti tilataan vanhalta. Loppuun käytetyt alkavat tänään.',
    today: 'Tänään',
    todayHelp: 'Uusittavat päättyvät vanhassa määräyksessä tänään.',
  },
  confirm: ({ count }) => plural('fi', count, { zero: 'Vahvista', one: 'Uusi #', other: 'Uusi #' }),
  nothing: 'Vastaa ensin ainakin yhteen riviin.',
  leftOver: ({ count }) =>
    plural('fi', count, {
      zero: 'Kaikkiin riveihin on vastattu.',
      one: '# vastaamaton rivi jää jonoon.',
      other: '# vastaamatonta riviä jää jonoon.',
    }),
  nextOpen: 'Seuraava vastaamaton',
  question: ({ count }) =>
    plural('fi', count, {
      zero: 'Vahvistetaanko vastaukset?',
      one: 'Uusitaanko # tuote?',
      other: 'Uusitaanko # tuotetta?',
    }),
  questionStart: {
    'after-end': 'Ne alkavat vanhojen päättymistä seuraavana päivänä.',
    today: 'Ne alkavat tänään ja päättyvät vanhoissa määräyksissä.',
  },
  changedOnes: ({ count }) =>
    plural('fi', count, {
      one: '# rivillä on eri pakkausmäärä kuin ennen.',
      other: '# rivillä on eri pakkausmäärä kuin ennen.',
    }),
  askedOnes: ({ count }) =>
    plural('fi', count, { one: 'Samalla vastataan # pyyntöön.', other: 'Samalla vastataan # pyyntöön.' }),
  notOnes: ({ no, cannot, open }) => `Ei uusita: ${no} ei, ${cannot} ei onnistu, ${open} vastaamatta.`,
  progress: ({ done, of }) => `${done}/${of} lähetetty`,
  done: ({ count }) => plural('fi', count, { zero: 'Mitään ei uusittu', one: '# on uusittu', other: '# on uusittu' }),
  declined: ({ count }) =>
    plural('fi', count, { one: '# kieltävä vastaus on kirjattu.', other: '# kieltävää vastausta on kirjattu.' }),
  refused: ({ count }) =>
    plural('fi', count, { one: '# jäi uusimatta ja pysyy täällä:', other: '# jäi uusimatta ja pysyy täällä:' }),
  unsent: ({ count }) =>
    plural('fi', count, {
      one: '# vastaus jäi lähettämättä. Se on tallessa: vahvista uudelleen.',
      other: '# vastausta jäi lähettämättä. Ne ovat tallessa: vahvista uudelleen.',
    }),
  noAnswer: 'Vastausta ei tullut',
  noAnswerNext:
    'Vastauksesi pysyvät tässä. Vahvista uudelleen, kun yhteys on taas kunnossa: mitään ei uusita kahdesti.',
  hasMore: 'Siihen mennessä päättyy enemmän rivejä kuin tähän mahtuu. Ensin päättyvät näytetään.',
  keys: {
    label: 'Näppäimet',
    row: 'rivi',
    renew: 'uusi, seuraava',
    no: 'ei ja syy',
    pace: 'muuta tilatun mukaan',
    packages: 'muuta pakkauksia',
    open: 'avaa',
    undo: 'kumoa',
    confirm: 'vahvista',
  },
  undone: 'Kumottu',
}
