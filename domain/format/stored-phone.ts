import type { Market } from '../market.ts'

const prefixes: Record<Market['country'], string> = { SE: '+46', FI: '+358', NO: '+47', DK: '+45' }

/**
 * A phone number as it is stored (E.164), from what people of a country write: '070-174 06 18', '0046 70 174 06 18' and
 * '+46 70 174 06 18' are one number in Sweden. Null for what cannot be a number.
 */
export function storedPhone(written: string, country: Market['country']): string | null {
  const digits = written.replace(/\D/g, '')
  const stored = written.trim().startsWith('+')
    ? `+${digits}`
    : digits.startsWith('00')
      ? `+${digits.slice(2)}`
      : prefixes[country] + digits.replace(hasTrunkZero(country) ? /^0/ : '', '')
  return /^\+[1-9]\d{5,14}$/.test(stored) ? stored : null
}

/** Norway and Denmark dial the whole number within the country. */
function hasTrunkZero(country: Market['country']): boolean {
  return country === 'SE' || country === 'FI'
}
