import type { FurtherTexts } from '../../shape.ts'

export const ownerNotices: FurtherTexts['ownerNotices'] = {
  what: {
    'password-changed': 'Ditt lösenord har bytts',
    'password-given': 'En administratör har gett dig ett nytt lösenord',
    'email-changed': 'Din e-postadress har ändrats',
    'phone-changed': 'Ditt telefonnummer har ändrats',
    'user-name-changed': 'Ditt användarnamn har ändrats',
    'methods-changed': 'Dina sätt att logga in har ändrats',
    'second-factor-added': 'Kod vid inloggning har slagits på',
    'second-factor-removed': 'Kod vid inloggning har slagits av eller ändrats',
    'recovery-codes-made': 'Du har nya reservkoder',
    'recovery-code-used': 'En reservkod har använts',
    'passkey-added': 'En passkey har lagts till',
    'passkey-removed': 'En passkey har tagits bort',
    'passkey-copied': 'En passkey verkar ha kopierats och är spärrad',
    'new-device': 'Inloggning på en ny enhet',
    'new-place': 'Inloggning från en ny plats',
    'roles-changed': 'Dina roller har ändrats',
    locked: 'Ditt konto har låsts',
    unlocked: 'Ditt konto har låsts upp',
  },
  text: ({ what, at, address }) =>
    `${what} i Omsorg, ${at}.\n\nHar du gjort det själv eller bett om det behöver du inte göra något mer.\n\n` +
    `Har du inte det, kontakta kundservice genast och välj ett nytt lösenord på\n${address}\n\n` +
    'Ingen från Omsorg frågar någonsin efter ditt lösenord eller en kod. Svar på det här meddelandet läses inte.',
}
