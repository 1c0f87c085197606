/** The cards that somebody can sign in with: SITHS of Sweden, and the professional card of Finland (DVV, once VRK). */
export const cards = ['siths', 'vrk'] as const

export type Card = (typeof cards)[number]

/** A number of SITHS is an HSA-ID: SE, the ten digits of the organisation, and up to 18 letters and digits. */
export function isSithsNumber(text: string): boolean {
  return /^SE\d{10}-[A-Z0-9]{1,18}$/i.test(text.trim())
}

/** Numbers of cards are compared whatever their case. */
export function cardNumberToCompare(text: string): string {
  return text.trim().toUpperCase()
}
