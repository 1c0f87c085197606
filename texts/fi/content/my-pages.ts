import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Omat sivut',
  welcome: {
    morning: ({ name }) => `Hyvää huomenta, ${name}`,
    forenoon: ({ name }) => `Hyvää aamupäivää, ${name}`,
    afternoon: ({ name }) => `Hyvää iltapäivää, ${name}`,
    evening: ({ name }) => `Hyvää iltaa, ${name}`,
  },
  today: ({ weekday, date }) => `Tänään on ${weekday} ${date}.`,
  goOn: {
    careRecipients: 'Omiin asiakkaisiin',
    carePlace: 'Hoitopaikkaan',
    tools: 'Työkaluihin',
    customerService: 'Kaikkien sopimusorganisaatioiden asiakkaisiin',
  },
  needsYou: { title: 'Tarvitsevat sinua tänään', none: 'Kukaan ei tarvitse sinua juuri nyt.', all: 'Kaikki asiakkaat' },
  waiting: {
    title: 'Odottaa vastausta',
    none: 'Mikään ei odota vastausta.',
    asks: ({ name, item }) => `${item}, pyytäjä ${name}`,
    since: ({ what, date }) => `${what}, ${date} alkaen`,
    show: 'Näytä',
    showOrder: ({ number }) => `Näytä tilaus ${number}`,
    answer: 'Vastaa',
    answerTo: ({ name }) => `Vastaa: ${name}`,
    kinds: {
      refused: 'Hylätty',
      'cancel-refused': 'Peruutus myöhästyi',
      stuck: 'Toimittaja ei ole vastannut',
      'cancel-unanswered': 'Peruutukseen ei ole vastattu',
      'failed-job': 'Lähetys ei onnistunut',
      reported: 'Ilmoitettu portaalissa',
      moved: 'On muuttanut',
      renewal: 'Uusiminen',
    },
  },
  onTheWay: {
    title: 'Matkalla tänne',
    count: ({ count }) => plural('fi', count, { one: '# tilaus', other: '# tilausta' }),
    none: 'Mitään ei ole matkalla.',
    today: 'Tänään',
    later: 'Myöhemmin',
    late: 'Olisi pitänyt saapua',
    nothing: 'Ei tulossa mitään',
    toPlace: 'Hoitopaikka',
    packages: ({ count }) => plural('fi', count, { one: '# pakkaus', other: '# pakkausta' }),
  },
  order: ({ number }) => `Tilaus ${number}`,
  contact: {
    title: 'Yhteystiedot',
    lead: 'Asiakaspalvelu vastaa kahden arkipäivän kuluessa.',
    write: 'Kirjoita asiakaspalveluun',
  },
  agreement: 'Käyttäjäsopimus',
}
