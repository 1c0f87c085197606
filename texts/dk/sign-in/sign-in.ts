import { plural } from '../../plural.ts'
import type { Texts } from '../../shape.ts'

export const signIn: Texts['signIn'] = {
  title: 'Log ind',
  greeting: { morning: 'God morgen', forenoon: 'God formiddag', afternoon: 'God eftermiddag', evening: 'God aften' },
  lead: 'Log ind for at bevilge og bestille.',
  methods: {
    title: 'Hvordan vil du logge ind?',
    password: { name: 'Adgangskode', hint: 'Brugernavn' },
    siths: { name: 'SITHS', hint: 'Kort eller mobil' },
    vrk: { name: 'VRK-kort', hint: 'Finland' },
    directory: { name: 'Arbejdskonto', hint: 'Din organisation' },
    notYet: {
      siths: 'Login med SITHS er ikke tilsluttet endnu.',
      vrk: 'Login med VRK-kort er ikke tilsluttet endnu.',
      directory: 'Login med arbejdskonto er ikke tilsluttet endnu.',
    },
    untilThen: 'Brug brugernavn og adgangskode indtil da.',
    usePassword: 'Log ind med adgangskode',
  },
  userName: 'Brugernavn',
  password: 'Adgangskode',
  userNameMissing: 'Skriv dit brugernavn.',
  passwordMissing: 'Skriv din adgangskode.',
  forgot: 'Glemt adgangskoden?',
  submit: 'Log ind',
  signingIn: 'Logger ind',
  sharedComputer: ({ minutes }) =>
    plural('dk', minutes, {
      one: 'Delt computer? Du logges ud efter # minut uden aktivitet. Påbegyndte bestillinger gemmes.',
      other: 'Delt computer? Du logges ud efter # minutter uden aktivitet. Påbegyndte bestillinger gemmes.',
    }),
  changePassword: 'Skift adgangskode',
  contactUs: 'Kontakt os',
  signedOut: 'Du er logget ud.',
  ended: 'Dit login er udløbet. Påbegyndte bestillinger er gemt.',
  goOn: 'Log ind igen for at fortsætte, hvor du var.',
  news: 'Nyhed',
  notesLabel: 'Nyheder og driftsinformation',
}
