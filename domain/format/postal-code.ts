/** How a country writes its postal codes (facts 2): so many digits, and in Sweden a space after the third. */
const digitsOf: Readonly<Record<string, number>> = { SE: 5, FI: 5, AX: 5, NO: 4, DK: 4 }

const noBreak = '\u00a0'

/**
 * A stored postal code as it is written on an envelope: '12345' of Sweden is '123 45', with a space that does not break.
 * Other countries write theirs as they are stored, leading zeros included; what has not the country's length stays.
 */
export function postalCodeText(zip: string, countryCode: string): string {
  return countryCode === 'SE' && /^\d{5}$/.test(zip) ? `${zip.slice(0, 3)}${noBreak}${zip.slice(3)}` : zip
}

/**
 * A postal code as it is stored, from what a person types: '123 45' and 'SE-123 45' are '12345' in Sweden. Null for what
 * cannot be one of the country. Countries without a rule here keep what was typed, up to 10 characters.
 */
export function readPostalCode(typed: string, countryCode: string): string | null {
  const written = typed.trim().toUpperCase()
  const digits = digitsOf[countryCode]
  if (digits === undefined) return /^[\dA-Z][\dA-Z -]{0,9}$/.test(written) ? written : null
  const bare = written.replace(new RegExp(`^${countryCode}-`), '').replace(/\s/g, '')
  return new RegExp(`^\\d{${digits}}$`).test(bare) ? bare : null
}
