import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Mine sider',
  welcome: {
    morning: ({ name }) => `God morgen, ${name}`,
    forenoon: ({ name }) => `God formiddag, ${name}`,
    afternoon: ({ name }) => `God eftermiddag, ${name}`,
    evening: ({ name }) => `God aften, ${name}`,
  },
  today: ({ weekday, date }) => `I dag er det ${weekday} ${date}.`,
  goOn: {
    careRecipients: 'Til dine borgere',
    carePlace: 'Til plejestedet',
    tools: 'Til værktøjerne',
    customerService: 'Til alle kunders borgere',
  },
  needsYou: { title: 'Har brug for dig i dag', none: 'Ingen har brug for dig lige nu.', all: 'Alle borgere' },
  waiting: {
    title: 'Venter på svar',
    none: 'Intet venter på svar.',
    asks: ({ name, item }) => `${item}, ønsket af ${name}`,
    since: ({ what, date }) => `${what}, siden ${date}`,
    show: 'Vis',
    showOrder: ({ number }) => `Vis bestilling ${number}`,
    answer: 'Svar',
    answerTo: ({ name }) => `Svar for ${name}`,
    kinds: {
      refused: 'Afvist',
      'cancel-refused': 'For sent at annullere',
      stuck: 'Intet svar fra leverandøren',
      'cancel-unanswered': 'Annulleringen er ikke besvaret',
      'failed-job': 'Kunne ikke sendes',
      reported: 'Meldt i portalen',
      moved: 'Er flyttet',
      renewal: 'Fornyelse',
    },
  },
  onTheWay: {
    title: 'På vej hertil',
    count: ({ count }) => plural('dk', count, { one: '# bestilling', other: '# bestillinger' }),
    none: 'Intet er på vej.',
    today: 'I dag',
    later: 'Senere',
    late: 'Skulle være kommet',
    nothing: 'Intet ventes',
    toPlace: 'Plejestedet',
    packages: ({ count }) => plural('dk', count, { one: '# pakke', other: '# pakker' }),
  },
  order: ({ number }) => `Bestilling ${number}`,
  contact: { title: 'Kontakt', lead: 'Kundeservice svarer inden for to hverdage.', write: 'Skriv til kundeservice' },
  agreement: 'Brugeraftale',
}
