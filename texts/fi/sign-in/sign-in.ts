import { plural } from '../../plural.ts'
import type { Texts } from '../../shape.ts'

export const signIn: Texts['signIn'] = {
  title: 'Kirjaudu',
  greeting: {
    morning: 'Hyvää huomenta',
    forenoon: 'Hyvää aamupäivää',
    afternoon: 'Hyvää iltapäivää',
    evening: 'Hyvää iltaa',
  },
  lead: 'Kirjaudu tehdäksesi määräyksiä ja tilauksia.',
  methods: {
    title: 'Miten haluat kirjautua?',
    password: { name: 'Salasana', hint: 'Käyttäjätunnus' },
    siths: { name: 'SITHS', hint: 'Kortti tai mobiili' },
    vrk: { name: 'VRK-kortti', hint: 'Suomi' },
    directory: { name: 'Työtili', hint: 'Oma organisaatiosi' },
    notYet: {
      siths: 'SITHS-kirjautumista ei ole vielä yhdistetty.',
      vrk: 'VRK-kortilla kirjautumista ei ole vielä yhdistetty.',
      directory: 'Työtilillä kirjautumista ei ole vielä yhdistetty.',
    },
    untilThen: 'Käytä siihen asti käyttäjätunnusta ja salasanaa.',
    usePassword: 'Kirjaudu salasanalla',
  },
  userName: 'Käyttäjätunnus',
  password: 'Salasana',
  userNameMissing: 'Kirjoita käyttäjätunnuksesi.',
  passwordMissing: 'Kirjoita salasanasi.',
  forgot: 'Unohtuiko salasana?',
  submit: 'Kirjaudu',
  signingIn: 'Kirjaudutaan',
  sharedComputer: ({ minutes }) =>
    plural('fi', minutes, {
      one: 'Yhteiskäyttöinen kone? Sinut kirjataan ulos, kun konetta ei käytetä # minuuttiin. Aloitetut tilaukset tallentuvat.',
      other:
        'Yhteiskäyttöinen kone? Sinut kirjataan ulos, kun konetta ei käytetä # minuuttiin. Aloitetut tilaukset tallentuvat.',
    }),
  changePassword: 'Vaihda salasana',
  contactUs: 'Ota yhteyttä',
  signedOut: 'Olet kirjautunut ulos.',
  ended: 'Istuntosi on päättynyt. Aloitetut tilaukset ovat tallessa.',
  goOn: 'Kirjaudu uudelleen, niin jatkat siitä, mihin jäit.',
  news: 'Uutinen',
  notesLabel: 'Uutiset ja käyttötiedotteet',
}
