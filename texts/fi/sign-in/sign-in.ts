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
  userName: 'Käyttäjätunnus',
  password: 'Salasana',
  userNameMissing: 'Ilmoita käyttäjätunnuksesi.',
  passwordMissing: 'Ilmoita salasanasi.',
  forgot: 'Unohtuiko salasana?',
  submit: 'Kirjaudu',
  signingIn: 'Kirjaudutaan',
  byPasskey: 'Kirjaudu pääsyavaimella',
  sharedComputer: ({ minutes }) =>
    plural('fi', minutes, {
      one: 'Yhteiskäyttöinen kone? Sinut kirjataan ulos, kun konetta ei käytetä # minuuttiin. Aloitetut tilaukset tallentuvat.',
      other:
        'Yhteiskäyttöinen kone? Sinut kirjataan ulos, kun konetta ei käytetä # minuuttiin. Aloitetut tilaukset tallentuvat.',
    }),
  changePassword: 'Vaihda salasana',
  signedOut: 'Olet kirjautunut ulos.',
  ended: 'Kirjautumisesi on päättynyt. Aloitetut tilaukset ovat tallessa.',
  goOn: 'Kirjaudu uudelleen, niin jatkat siitä, mihin jäit.',
  news: 'Uutinen',
  notesLabel: 'Uutiset ja käyttötiedotteet',
  methods: {
    label: 'Kirjautumistavat',
    password: { title: 'Salasana', hint: 'Käyttäjätunnus' },
    siths: { title: 'SITHS', hint: 'Kortti tai puhelin' },
    vrk: { title: 'DVV-kortti (VRK)', hint: 'Suomi' },
    directory: { title: 'Työtili', hint: 'Oma organisaatio' },
  },
}
