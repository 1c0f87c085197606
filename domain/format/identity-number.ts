import type { Market } from '../market.ts'

/**
 * How an identity number is shown (facts 1.1); stored numbers carry no separators, but shown ones are understood too.
 * SE '19391010-8020' (reserve numbers of 12 characters likewise), FI as it is, because its sign is part of the identity,
 * NO '010190 12345', DK '010190-1234'. What does not have the country's length is shown untouched.
 */
export function identityNumberText(number: string, country: Market['country']): string {
  const given = number.trim().toUpperCase()
  if (country === 'FI') return given
  const { length, at, separator } = shapes[country]
  const bare = given.replace(/[\s\u00a0-]/g, '')
  return bare.length === length ? `${bare.slice(0, at)}${separator}${bare.slice(at)}` : given
}

const shapes = {
  SE: { length: 12, at: 8, separator: '-' },
  NO: { length: 11, at: 6, separator: '\u00a0' },
  DK: { length: 10, at: 6, separator: '-' },
} as const
