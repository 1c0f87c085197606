/** The cards that somebody can sign in with: SITHS of Sweden, and the professional card of Finland (DVV, once VRK). */
export const cards = ['siths', 'vrk'] as const

export type Card = (typeof cards)[number]

/** A number of SITHS is an HSA-ID: SE, the ten digits of the organisation, and up to 18 letters and digits. */
export function isSithsNumber(text: string): boolean {
  return /^SE\d{10}-[A-Z0-9]{1,18}$/i.test(text.trim())
}

/**
 * Whether a client takes cards of an issuer: what it has named stands in the name of the issuer, whatever the case and the blanks.
 * Who issued a card that the service says nothing of is not known, and that is not enough where one is named.
 */
export function isOfIssuer(named: string | null, issuer: string | null): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (named === null || plain(named) === '') return true
  return issuer !== null && plain(issuer).includes(plain(named))
}

/** Numbers of cards are compared whatever their case. */
export function cardNumberToCompare(text: string): string {
  return text.trim().toUpperCase()
}
