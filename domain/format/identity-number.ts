import type { Market } from '../market.ts'

/**
 * How an identity number is shown (facts 1.1); stored numbers carry no separators, but shown ones are understood too.
 * SE '19391010-8020' (reserve numbers of 12 characters likewise), FI as it is, because its sign is part of the identity,
 * NO '010190 12345', DK '010190-1234'. What is not written like a number of the country stands in for one, and is shown as it
 * was typed.
 */
export function identityNumberText(number: string, country: Market['country']): string {
  const given = number.trim()
  if (country === 'FI') return given.toUpperCase()
  const { written, separator } = shapes[country]
  const [, first, last] = written.exec(given.toUpperCase()) ?? []
  return first === undefined || last === undefined ? given : `${first}${separator}${last}`
}

const shapes = {
  SE: { written: /^(\d{8})-?([\dA-Z]{4})$/, separator: '-' },
  NO: { written: /^(\d{6})\s?(\d{5})$/, separator: '\u00a0' },
  DK: { written: /^(\d{6})-?([\dA-Z]{4})$/, separator: '-' },
} as const
