import type { FurtherTexts } from '../../shape.ts'

export const ownerNotices: FurtherTexts['ownerNotices'] = {
  what: {
    'password-changed': 'Din adgangskode er ændret',
    'password-given': 'En administrator har givet dig en ny adgangskode',
    'email-changed': 'Din e-mailadresse er ændret',
    'phone-changed': 'Dit telefonnummer er ændret',
    'user-name-changed': 'Dit brugernavn er ændret',
    'methods-changed': 'Dine måder at logge ind på er ændret',
    'second-factor-added': 'Kode ved login er slået til',
    'second-factor-removed': 'Kode ved login er slået fra eller ændret',
    'recovery-codes-made': 'Du har fået nye gendannelseskoder',
    'recovery-code-used': 'En gendannelseskode er brugt',
    'passkey-added': 'En adgangsnøgle er tilføjet',
    'passkey-removed': 'En adgangsnøgle er fjernet',
    'passkey-copied': 'En adgangsnøgle ser ud til at være kopieret og er spærret',
    'new-device': 'Login på en ny enhed',
    'new-place': 'Login fra et nyt sted',
    'roles-changed': 'Dine roller er ændret',
    locked: 'Din konto er låst',
    unlocked: 'Din konto er låst op',
  },
  text: ({ what, at, address }) =>
    `${what} i Omsorg, ${at}.\n\nHar du selv gjort det eller bedt om det, behøver du ikke gøre mere.\n\n` +
    `Har du ikke, så kontakt kundeservice med det samme, og vælg en ny adgangskode på\n${address}\n\n` +
    'Ingen fra Omsorg beder nogensinde om din adgangskode eller en kode. Svar på denne besked bliver ikke læst.',
}
