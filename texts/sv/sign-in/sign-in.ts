import { plural } from '../../plural.ts'
import type { Texts } from '../../shape.ts'

export const signIn: Texts['signIn'] = {
  title: 'Logga in',
  greeting: { morning: 'God morgon', forenoon: 'God förmiddag', afternoon: 'God eftermiddag', evening: 'God kväll' },
  lead: 'Logga in för att förskriva och beställa.',
  userName: 'Användarnamn',
  password: 'Lösenord',
  userNameMissing: 'Ange ditt användarnamn.',
  passwordMissing: 'Ange ditt lösenord.',
  forgot: 'Glömt lösenordet?',
  submit: 'Logga in',
  signingIn: 'Loggar in',
  byPasskey: 'Logga in med passkey',
  sharedComputer: ({ minutes }) =>
    plural('sv', minutes, {
      one: 'Delad dator? Du loggas ut efter # minut utan aktivitet. Påbörjade beställningar sparas.',
      other: 'Delad dator? Du loggas ut efter # minuter utan aktivitet. Påbörjade beställningar sparas.',
    }),
  changePassword: 'Byt lösenord',
  signedOut: 'Du är utloggad.',
  ended: 'Din inloggning har upphört. Påbörjade beställningar är sparade.',
  goOn: 'Logga in igen så fortsätter du där du var.',
  news: 'Nyhet',
  notesLabel: 'Nyheter och driftinformation',
  methods: {
    label: 'Sätt att logga in',
    password: { title: 'Lösenord', hint: 'Användarnamn' },
    siths: { title: 'SITHS', hint: 'Kort eller mobil' },
    vrk: { title: 'DVV-kort (VRK)', hint: 'Finland' },
    directory: { title: 'Arbetskonto', hint: 'Din organisation' },
  },
}
