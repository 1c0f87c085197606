import type { FurtherTexts } from '../../shape.ts'

export const portalMail: FurtherTexts['portalMail'] = {
  code: {
    subject: 'Din kod till Omsorg',
    text: ({ code }) =>
      `${code} är din kod till Omsorg. Den gäller i fem minuter. Ge den aldrig till någon, inte heller till oss.`,
  },
  newContact: {
    subject: 'Din kod till Omsorg',
    text: ({ code }) =>
      `${code} är koden för din nya kontaktuppgift i Omsorg. Den gäller i fem minuter. Har du inte bett om den behöver du inte göra något.`,
  },
  contactChanged: {
    subject: 'Din kontaktuppgift i Omsorg är ändrad',
    email: 'E-postadressen till ditt konto i Omsorg är ändrad. Ring din vårdplats om det inte var du.',
    mobile: 'Mobilnumret till ditt konto i Omsorg är ändrat. Ring din vårdplats om det inte var du.',
  },
  consentWithdrawn: {
    subject: 'Du har tagit tillbaka ditt samtycke',
    text: 'Du har tagit tillbaka ditt samtycke i Omsorg. Kontot visar inget mer om det som samtycket gällde. Din vårdplats beställer som förut.',
  },
  consentAsked: {
    subject: 'En fråga väntar på dig i Omsorg',
    text: ({ address }) =>
      `Du har sagt nej till att dina uppgifter sparas i vårdtagarportalen. Din vårdplats frågar en gång till. Logga in och svara:\n\n${address}\n\nDu kan säga nej igen, och din vårdplats beställer som förut. Svar på det här mejlet läses inte.`,
  },
  passkeyAdded: {
    subject: 'En passkey har lagts till hos Omsorg',
    text: 'Ett nytt sätt att logga in, med ansikte, finger eller skärmlås, har lagts till på ditt konto hos Omsorg. Om det inte var du: logga in och ta bort det, och ring din vårdplats.',
  },
  passkeyRemoved: {
    subject: 'En passkey har tagits bort hos Omsorg',
    text: 'Ett sätt att logga in, med ansikte, finger eller skärmlås, har tagits bort från ditt konto hos Omsorg. Den som var inloggad så på en annan enhet är utloggad. Ring din vårdplats om det inte var du.',
  },
  signedOut: {
    subject: 'Du har loggats ut från Omsorg överallt',
    text: 'Din vårdplats har loggat ut ditt konto hos Omsorg på alla enheter. Ansikte, finger eller skärmlås öppnar det inte längre; logga in igen med en kod. Det som inte var skickat från en enhet är borta. Ring din vårdplats om du inte har bett om det.',
  },
}
