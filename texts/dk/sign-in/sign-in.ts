import { plural } from '../../plural.ts'
import type { Texts } from '../../shape.ts'

export const signIn: Texts['signIn'] = {
  title: 'Log ind',
  greeting: { morning: 'God morgen', forenoon: 'God formiddag', afternoon: 'God eftermiddag', evening: 'God aften' },
  lead: 'Log ind for at bevilge og bestille.',
  userName: 'Brugernavn',
  password: 'Adgangskode',
  userNameMissing: 'Angiv dit brugernavn.',
  passwordMissing: 'Angiv din adgangskode.',
  forgot: 'Glemt adgangskoden?',
  submit: 'Log ind',
  signingIn: 'Logger ind',
  byPasskey: 'Log ind med adgangsnøgle',
  sharedComputer: ({ minutes }) =>
    plural('dk', minutes, {
      one: 'Delt computer? Du logges ud efter # minut uden aktivitet. Påbegyndte bestillinger gemmes.',
      other: 'Delt computer? Du logges ud efter # minutter uden aktivitet. Påbegyndte bestillinger gemmes.',
    }),
  changePassword: 'Skift adgangskode',
  signedOut: 'Du er logget ud.',
  ended: 'Dit login er udløbet. Påbegyndte bestillinger er gemt.',
  goOn: 'Log ind igen, så fortsætter du, hvor du slap.',
  news: 'Nyhed',
  notesLabel: 'Nyheder og driftsinformation',
  methods: {
    label: 'Måder at logge ind på',
    password: { title: 'Adgangskode', hint: 'Brugernavn' },
    siths: { title: 'SITHS', hint: 'Kort eller telefon' },
    vrk: { title: 'DVV-kort (VRK)', hint: 'Finland' },
    directory: { title: 'Arbejdskonto', hint: 'Din organisation' },
  },
}
