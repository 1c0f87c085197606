import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const passwordSteps: FurtherTexts['passwordSteps'] = {
  forgotten: {
    title: 'Få ett nytt lösenord',
    lead: 'Skriv e-postadressen för ditt konto, så mejlar vi en länk.',
    email: 'E-postadress',
    submit: 'Skicka länken',
    sentTitle: 'Titta i din inkorg',
    sent: ({ minutes }) =>
      plural('sv', minutes, {
        one: 'Finns det ett konto med den adressen är en länk på väg. Den gäller i # minut.',
        other: 'Finns det ett konto med den adressen är en länk på väg. Den gäller i # minuter.',
      }),
    nothing:
      'Inget efter några minuter? Titta i skräpposten eller skriv en annan adress. Saknar ditt konto adress får du ett lösenord av din administratör.',
    again: 'Skriv en annan adress',
  },
  byLink: {
    resetTitle: 'Välj ett nytt lösenord',
    welcomeTitle: 'Välkommen till Omsorg',
    welcomeLead: 'Välj ett lösenord, så är du inne.',
    forWhom: ({ userName }) => `För ${userName}. Du loggas ut överallt annars.`,
    submit: 'Spara och logga in',
  },
  change: {
    title: 'Byt lösenord',
    lead: 'Du loggas ut överallt annars när det är bytt.',
    current: 'Nuvarande lösenord',
    submit: 'Byt och logga in',
    forgotten: 'Glömt det nuvarande? Få en länk.',
  },
  fields: {
    weak: 'Uppfyll alla regler nedan.',
    newPassword: 'Nytt lösenord',
    repeat: 'Upprepa det nya lösenordet',
    different: 'Skriv samma lösenord två gånger.',
  },
  rulesTitle: 'Lösenordet ska ha',
  rules: {
    'too-short': ({ count }) => plural('sv', count, { one: 'minst # tecken', other: 'minst # tecken' }),
    'no-lower-case': 'en liten bokstav, a till z',
    'no-upper-case': 'en stor bokstav, A till Z',
    'no-digit': 'en siffra',
    'no-symbol': ({ symbols }) => `något av ${symbols}`,
  },
  notTitle: 'och inte',
  faults: {
    'too-long': ({ count }) =>
      plural('sv', count, { one: 'vara längre än # tecken', other: 'vara längre än # tecken' }),
    disallowed: 'ha andra tecken, som å eller mellanslag',
    common: 'vara ett som många använder',
    'own-word': 'innehålla ditt namn, ditt användarnamn eller Omsorg',
    unchanged: 'vara det du har nu',
  },
  met: 'Klart',
  unmet: 'Saknas',
  ended: {
    resetTitle: 'Länken gäller inte längre',
    reset: 'Den är använd eller äldre än 30 minuter. Be om en ny.',
    welcomeTitle: 'Länken gäller inte längre',
    welcome: 'Den är äldre än sju dagar eller inte hel. Be din administratör om en ny.',
    usedTitle: 'Du har redan valt ditt lösenord',
    used: 'Logga in med det. Har du glömt det kan du få en ny länk.',
    inactiveTitle: 'Kontot är inaktiverat',
    inactive: 'Din administratör eller kundservice kan berätta varför och öppna det.',
    lockedTitle: 'Kontot är låst',
    locked: 'Din administratör eller kundservice låser upp det.',
    newLink: 'Få en ny länk',
  },
  savedButNotIn: {
    title: 'Ditt lösenord är sparat',
    body: 'Det gick inte att logga in just nu. Gå vidare till inloggningen.',
  },
  back: 'Till inloggningen',
  trouble: {
    credentials:
      'Kontrollera små och stora bokstäver. Efter flera försök får du vänta en stund, även med rätt lösenord.',
    locked: 'Din administratör eller kundservice låser upp kontot. Ett nytt lösenord gör det inte.',
    deactivated: 'Fråga din administratör eller kundservice.',
    pending: 'Öppna länken i ditt välkomstmejl, eller välj ett eget lösenord i stället för det du har fått.',
    choose: 'Välj eget lösenord',
    forgot: 'Få ett nytt lösenord',
  },
}
