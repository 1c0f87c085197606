import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Mina sidor',
  welcome: {
    morning: ({ name }) => `God morgon, ${name}`,
    forenoon: ({ name }) => `God förmiddag, ${name}`,
    afternoon: ({ name }) => `God eftermiddag, ${name}`,
    evening: ({ name }) => `God kväll, ${name}`,
  },
  today: ({ weekday, date }) => `I dag är det ${weekday} ${date}.`,
  goOn: {
    careRecipients: 'Till dina vårdtagare',
    carePlace: 'Till vårdplatsen',
    tools: 'Till verktygen',
    customerService: 'Till alla kunders vårdtagare',
  },
  needsYou: { title: 'Behöver dig i dag', none: 'Ingen behöver dig just nu.', all: 'Alla vårdtagare' },
  waiting: {
    title: 'Väntar på svar',
    none: 'Inget väntar på svar.',
    asks: ({ name, item }) => `${item}, begärd av ${name}`,
    since: ({ what, date }) => `${what}, sedan ${date}`,
    show: 'Visa',
    showOrder: ({ number }) => `Visa order ${number}`,
    answer: 'Svara',
    answerTo: ({ name }) => `Svara för ${name}`,
    kinds: {
      refused: 'Nekad',
      'cancel-refused': 'För sent att avbeställa',
      stuck: 'Inget svar från leverantören',
      'cancel-unanswered': 'Avbeställningen är inte besvarad',
      'failed-job': 'Kunde inte skickas',
      reported: 'Anmält i portalen',
      moved: 'Har flyttat',
      renewal: 'Förnyelse',
    },
  },
  onTheWay: {
    title: 'På väg hit',
    count: ({ count }) => plural('sv', count, { one: '# order', other: '# order' }),
    none: 'Inget är på väg.',
    today: 'I dag',
    later: 'Senare',
    late: 'Skulle ha kommit',
    nothing: 'Inget väntas',
    toPlace: 'Vårdplatsen',
    packages: ({ count }) => plural('sv', count, { one: '# paket', other: '# paket' }),
  },
  order: ({ number }) => `Order ${number}`,
  contact: { title: 'Kontakt', lead: 'Kundservice svarar inom två arbetsdagar.', write: 'Skriv till kundservice' },
  agreement: 'Användaravtal',
}
