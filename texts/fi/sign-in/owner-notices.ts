import type { FurtherTexts } from '../../shape.ts'

export const ownerNotices: FurtherTexts['ownerNotices'] = {
  what: {
    'password-changed': 'Salasanasi on vaihdettu',
    'password-given': 'Ylläpitäjä on antanut sinulle uuden salasanan',
    'email-changed': 'Sähköpostiosoitteesi on muutettu',
    'phone-changed': 'Puhelinnumerosi on muutettu',
    'user-name-changed': 'Käyttäjätunnuksesi on muutettu',
    'methods-changed': 'Kirjautumistapojasi on muutettu',
    'second-factor-added': 'Kirjautumiskoodi on otettu käyttöön',
    'second-factor-removed': 'Kirjautumiskoodi on poistettu käytöstä tai sitä on muutettu',
    'recovery-codes-made': 'Sinulla on uudet palautuskoodit',
    'recovery-code-used': 'Palautuskoodia on käytetty',
    'passkey-added': 'Pääsyavain on lisätty',
    'passkey-removed': 'Pääsyavain on poistettu',
    'passkey-copied': 'Pääsyavain näyttää kopioidulta ja on suljettu',
    'new-device': 'Kirjautuminen uudella laitteella',
    'new-place': 'Kirjautuminen uudesta paikasta',
    'roles-changed': 'Roolejasi on muutettu',
    locked: 'Käyttäjätilisi on lukittu',
    unlocked: 'Käyttäjätilisi lukitus on avattu',
  },
  text: ({ what, at, address }) =>
    `${what} (Omsorg, ${at}).\n\nJos teit tai pyysit tämän itse, sinun ei tarvitse tehdä muuta.\n\n` +
    `Jos et, ota heti yhteyttä asiakaspalveluun ja valitse uusi salasana osoitteessa\n${address}\n\n` +
    'Kukaan Omsorgista ei koskaan kysy salasanaasi tai koodia. Tähän viestiin tulleita vastauksia ei lueta.',
}
