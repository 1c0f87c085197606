import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const passwordSteps: FurtherTexts['passwordSteps'] = {
  forgotten: {
    title: 'Få en ny adgangskode',
    lead: 'Skriv e-mailadressen på din konto, så sender vi et link.',
    email: 'E-mailadresse',
    submit: 'Send linket',
    sentTitle: 'Se i din indbakke',
    sent: ({ minutes }) =>
      plural('dk', minutes, {
        one: 'Findes der en konto med den adresse, er et link på vej. Det gælder i # minut.',
        other: 'Findes der en konto med den adresse, er et link på vej. Det gælder i # minutter.',
      }),
    nothing:
      'Kommer der ikke noget efter et par minutter? Se i uønsket post, eller skriv en anden adresse. Har din konto ingen adresse, får du en adgangskode af din administrator.',
    again: 'Skriv en anden adresse',
  },
  byLink: {
    resetTitle: 'Vælg en ny adgangskode',
    welcomeTitle: 'Velkommen til Omsorg',
    welcomeLead: 'Vælg en adgangskode, så er du inde.',
    forWhom: ({ userName }) => `Til ${userName}. Du logges ud alle andre steder.`,
    submit: 'Gem og log ind',
  },
  change: {
    title: 'Skift adgangskode',
    lead: 'Du logges ud alle andre steder, når den er skiftet.',
    current: 'Nuværende adgangskode',
    submit: 'Skift og log ind',
    forgotten: 'Har du glemt den nuværende? Få et link.',
  },
  fields: {
    weak: 'Opfyld alle regler nedenfor.',
    newPassword: 'Ny adgangskode',
    repeat: 'Gentag den nye adgangskode',
    different: 'Skriv den samme adgangskode to gange.',
  },
  rulesTitle: 'Adgangskoden skal have',
  rules: {
    'too-short': ({ count }) => plural('dk', count, { one: 'mindst # tegn', other: 'mindst # tegn' }),
    'no-lower-case': 'et lille bogstav, a til z',
    'no-upper-case': 'et stort bogstav, A til Z',
    'no-digit': 'et ciffer',
    'no-symbol': ({ symbols }) => `et af ${symbols}`,
  },
  notTitle: 'og må ikke',
  faults: {
    'too-long': ({ count }) =>
      plural('dk', count, { one: 'være længere end # tegn', other: 'være længere end # tegn' }),
    disallowed: 'have andre tegn, som å eller mellemrum',
    common: 'være en, som mange bruger',
    'own-word': 'indeholde dit navn, dit brugernavn eller Omsorg',
    unchanged: 'være den, du har nu',
  },
  met: 'Opfyldt',
  unmet: 'Mangler',
  ended: {
    resetTitle: 'Linket gælder ikke længere',
    reset: 'Det er brugt eller over 30 minutter gammelt. Bed om et nyt.',
    welcomeTitle: 'Linket gælder ikke længere',
    welcome: 'Det er over syv dage gammelt eller ikke helt. Bed din administrator om et nyt.',
    usedTitle: 'Du har allerede valgt din adgangskode',
    used: 'Log ind med den. Har du glemt den, kan du få et nyt link.',
    inactiveTitle: 'Kontoen er deaktiveret',
    inactive: 'Din administrator eller kundeservice kan fortælle hvorfor og åbne den.',
    lockedTitle: 'Kontoen er låst',
    locked: 'Din administrator eller kundeservice låser den op.',
    newLink: 'Få et nyt link',
  },
  savedButNotIn: {
    title: 'Din adgangskode er gemt',
    body: 'Det lykkedes ikke at logge ind lige nu. Gå videre til login.',
  },
  back: 'Til login',
  trouble: {
    credentials:
      'Kontrollér små og store bogstaver. Efter flere forsøg må du vente lidt, også med den rigtige adgangskode.',
    locked: 'Din administrator eller kundeservice låser kontoen op. Det gør en ny adgangskode ikke.',
    deactivated: 'Spørg din administrator eller kundeservice.',
    pending: 'Åbn linket i din velkomstmail, eller vælg din egen adgangskode i stedet for den, du har fået.',
    choose: 'Vælg min egen adgangskode',
    forgot: 'Få en ny adgangskode',
  },
}
