import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Omat sivut',
  welcome: ({ name }) => `Tervetuloa, ${name}.`,
  lead: 'Päiväsi alkaa tästä. Työhön on yksi askel.',
  goOn: {
    title: 'Siirry töihin',
    careRecipients: 'Omiin asiakkaisiin',
    carePlace: 'Hoitopaikkaan',
    organisation: 'Organisaatioon',
    customerService: 'Kaikkien sopimusorganisaatioiden asiakkaisiin',
    start: 'Alkuun',
  },
  notBuilt: 'Näissä viidessä osassa ei ole vielä sisältöä. Siihen asti asiakaspalvelu vastaa kysymyksiisi.',
  parts: {
    information: {
      title: 'Tiedotteet',
      purpose: 'Mitä sinun on hyvä tietää juuri nyt, esimerkiksi muuttuneet toimituspäivät.',
    },
    manuals: { title: 'Käyttöohjeet', purpose: 'Miten Omsorgissa toimitaan, vaihe vaiheelta.' },
    contact: { title: 'Yhteystiedot', purpose: 'Miten ja milloin tavoitat asiakaspalvelun.' },
    agreement: { title: 'Käyttäjäsopimus', purpose: 'Mitä olet hyväksynyt ja milloin.' },
    news: { title: 'Uutiset', purpose: 'Mitä uutta on valikoimassa ja Omsorgissa.' },
  },
}
