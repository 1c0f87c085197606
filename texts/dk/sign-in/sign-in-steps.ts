import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  twoFactor: {
    title: 'Skriv din kode',
    forWhom: ({ name }) => `Du logger ind som ${name}.`,
    notYet: 'Denne konto kræver også en kode.',
    notYetNext: 'Det trin er ikke bygget endnu, så login kan ikke afsluttes her. Brug en konto uden kode.',
    startOver: 'Log ind på en anden måde',
  },
  forgotten: {
    title: 'Få en ny adgangskode',
    notYet: 'Du kan ikke få en ny adgangskode her endnu. Kundeservice hjælper dig med en.',
    changeNotYet: 'Adgangskoden kan ikke skiftes her endnu. Kundeservice hjælper dig med det.',
  },
  newPassword: {
    changeTitle: 'Skift adgangskode',
  },
}
