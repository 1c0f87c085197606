import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  twoFactor: {
    title: 'Ange din kod',
    forWhom: ({ name }) => `Du loggar in som ${name}.`,
    notYet: 'Det här kontot kräver även en kod.',
    notYetNext: 'Det steget är inte klart ännu, så inloggningen kan inte slutföras här. Använd ett konto utan kod.',
    startOver: 'Logga in på annat sätt',
  },
  forgotten: {
    title: 'Få ett nytt lösenord',
    whoHelps: 'Administratören på din vårdenhet ger dig ett nytt lösenord. Vet du inte vem det är, fråga kundservice.',
    whoChanges: 'Administratören på din vårdenhet byter det åt dig. Vet du inte vem det är, fråga kundservice.',
  },
  newPassword: {
    changeTitle: 'Byt lösenord',
  },
}
