import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  twoFactor: {
    title: 'Skriv din kod',
    forWhom: ({ name }) => `Du loggar in som ${name}.`,
    notYet: 'Det här kontot kräver även en kod.',
    notYetNext: 'Det steget är inte byggt ännu, så inloggningen kan inte slutföras här. Använd ett konto utan kod.',
    startOver: 'Logga in på annat sätt',
  },
  forgotten: {
    title: 'Få ett nytt lösenord',
    notYet: 'Det går inte att få ett nytt lösenord här ännu. Kundservice hjälper dig med ett.',
    changeNotYet: 'Det går inte att byta lösenord här ännu. Kundservice hjälper dig med det.',
  },
  newPassword: {
    changeTitle: 'Byt lösenord',
  },
}
