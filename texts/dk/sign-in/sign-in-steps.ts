import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  twoFactor: {
    title: 'Angiv din kode',
    forWhom: ({ name }) => `Du logger ind som ${name}.`,
    notYet: 'Denne konto kræver også en kode.',
    notYetNext: 'Det trin er ikke klar endnu, så login kan ikke afsluttes her. Brug en konto uden kode.',
    startOver: 'Log ind på en anden måde',
  },
  forgotten: {
    title: 'Få en ny adgangskode',
    whoHelps:
      'Administratoren på din plejeenhed giver dig en ny adgangskode. Ved du ikke, hvem det er, så spørg kundeservice.',
    whoChanges:
      'Administratoren på din plejeenhed skifter den for dig. Ved du ikke, hvem det er, så spørg kundeservice.',
  },
  newPassword: {
    changeTitle: 'Skift adgangskode',
  },
}
