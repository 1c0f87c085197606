import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  siths: {
    number: 'SITHS-nummer',
    numberHelp: 'Det står på kortet. Lad feltet være tomt for at vælge på næste side.',
    start: 'Fortsæt med SITHS',
    forwarding: 'Du sendes videre til SITHS.',
    returning: 'Kortet er læst. Du bliver logget ind.',
    failed: 'Kortet kunne ikke bruges til at logge ind. Prøv igen, eller vælg en anden måde.',
  },
  vrk: {
    start: 'Fortsæt med VRK-kort',
    forwarding: 'Du sendes videre til korttjenesten.',
    returning: 'Kortet er læst. Du bliver logget ind.',
    failed: 'Kortet kunne ikke bruges til at logge ind. Prøv igen, eller vælg en anden måde.',
  },
  directory: {
    start: 'Fortsæt med arbejdskontoen',
    forwarding: 'Log ind i det vindue, der er åbnet.',
    failed: 'Arbejdskontoen kunne ikke bruges til at logge ind.',
  },
  twoFactor: {
    title: 'Skriv din kode',
    forWhom: ({ name }) => `Du logger ind som ${name}.`,
    notYet: 'Denne konto kræver også en kode.',
    notYetNext: 'Det trin er ikke bygget endnu, så login kan ikke afsluttes her. Brug en konto uden kode.',
    sentTo: ({ to }) => `Der er sendt en kode til ${to}.`,
    fromApp: 'Find koden i din godkendelsesapp.',
    code: 'Kode',
    codeHelp: ({ count }) => plural('dk', count, { one: '# ciffer', other: '# cifre' }),
    submit: 'Fortsæt',
    resend: 'Send en ny kode',
    resent: 'En ny kode er på vej.',
    startOver: 'Log ind på en anden måde',
  },
  forgotten: {
    title: 'Få en ny adgangskode',
    lead: 'Skriv din e-mailadresse, så sender vi et link.',
    email: 'E-mail',
    submit: 'Send linket',
    sent: ({ minutes }) =>
      plural('dk', minutes, {
        one: 'Hvis adressen har en konto, ligger linket i indbakken. Det virker i # minut.',
        other: 'Hvis adressen har en konto, ligger linket i indbakken. Det virker i # minutter.',
      }),
    back: 'Tilbage til log ind',
    notYet: 'Du kan ikke få en ny adgangskode her endnu. Kundeservice hjælper dig med en.',
    changeNotYet: 'Adgangskoden kan ikke skiftes her endnu. Kundeservice hjælper dig med det.',
  },
  newPassword: {
    title: 'Vælg en adgangskode',
    changeTitle: 'Skift adgangskode',
    current: 'Nuværende adgangskode',
    fresh: 'Ny adgangskode',
    repeat: 'Ny adgangskode igen',
    submit: 'Gem adgangskoden',
    done: 'Adgangskoden er gemt. Log ind med den.',
    notAlike: 'De to adgangskoder er ikke ens.',
    rules: {
      title: 'En god adgangskode har',
      length: ({ count }) => plural('dk', count, { one: 'mindst # tegn', other: 'mindst # tegn' }),
      lower: 'et lille bogstav',
      upper: 'et stort bogstav',
      digit: 'et tal',
      symbol: ({ symbols }) => `et af tegnene ${symbols}`,
      noOther: 'ingen andre tegn end disse',
      notCommon: 'intet ord, der er let at gætte',
      met: 'Opfyldt',
      notMet: 'Ikke opfyldt endnu',
    },
  },
}
