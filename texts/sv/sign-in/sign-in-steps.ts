import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  siths: {
    number: 'SITHS-nummer',
    numberHelp: 'Det står på kortet. Lämna tomt om du vill välja på nästa sida.',
    start: 'Fortsätt med SITHS',
    forwarding: 'Du skickas till SITHS.',
    returning: 'Kortet är läst. Du loggas in.',
    failed: 'Det gick inte att logga in med kortet. Försök igen eller välj ett annat sätt.',
  },
  vrk: {
    start: 'Fortsätt med VRK-kort',
    forwarding: 'Du skickas till korttjänsten.',
    returning: 'Kortet är läst. Du loggas in.',
    failed: 'Det gick inte att logga in med kortet. Försök igen eller välj ett annat sätt.',
  },
  directory: {
    start: 'Fortsätt med arbetskontot',
    forwarding: 'Logga in i fönstret som har öppnats.',
    failed: 'Det gick inte att logga in med arbetskontot.',
  },
  twoFactor: {
    title: 'Skriv din kod',
    forWhom: ({ name }) => `Du loggar in som ${name}.`,
    notYet: 'Det här kontot kräver även en kod.',
    notYetNext: 'Det steget är inte byggt ännu, så inloggningen kan inte slutföras här. Använd ett konto utan kod.',
    sentTo: ({ to }) => `En kod är skickad till ${to}.`,
    fromApp: 'Läs koden i din autentiseringsapp.',
    code: 'Kod',
    codeHelp: ({ count }) => plural('sv', count, { one: '# siffra', other: '# siffror' }),
    submit: 'Fortsätt',
    resend: 'Skicka en ny kod',
    resent: 'En ny kod är på väg.',
    startOver: 'Logga in på annat sätt',
  },
  forgotten: {
    title: 'Få ett nytt lösenord',
    lead: 'Skriv din e-postadress så skickar vi en länk.',
    email: 'E-post',
    submit: 'Skicka länken',
    sent: ({ minutes }) =>
      plural('sv', minutes, {
        one: 'Om adressen har ett konto finns länken i inkorgen. Den gäller i # minut.',
        other: 'Om adressen har ett konto finns länken i inkorgen. Den gäller i # minuter.',
      }),
    back: 'Tillbaka till inloggningen',
    notYet: 'Det går inte att få ett nytt lösenord här ännu. Kundservice hjälper dig med ett.',
    changeNotYet: 'Det går inte att byta lösenord här ännu. Kundservice hjälper dig med det.',
  },
  newPassword: {
    title: 'Välj ett lösenord',
    changeTitle: 'Byt lösenord',
    current: 'Nuvarande lösenord',
    fresh: 'Nytt lösenord',
    repeat: 'Nytt lösenord igen',
    submit: 'Spara lösenordet',
    done: 'Lösenordet är sparat. Logga in med det.',
    notAlike: 'Lösenorden är inte lika.',
    rules: {
      title: 'Ett bra lösenord har',
      length: ({ count }) => plural('sv', count, { one: 'minst # tecken', other: 'minst # tecken' }),
      lower: 'en liten bokstav',
      upper: 'en stor bokstav',
      digit: 'en siffra',
      symbol: ({ symbols }) => `ett av tecknen ${symbols}`,
      noOther: 'inga andra tecken än dessa',
      notCommon: 'inget ord som är lätt att gissa',
      met: 'Uppfyllt',
      notMet: 'Inte uppfyllt ännu',
    },
  },
}
