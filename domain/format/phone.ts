import type { Market } from '../market.ts'

type Country = Market['country']

/**
 * A stored phone number (E.164, '+46701740618') as people of its country write it: '070-174 06 18'. Seen from another country's
 * market it keeps its country code: '+46 70-174 06 18'. Numbers of other countries stay as they are. Spaces do not break.
 */
export function phoneText(phone: string, seenFrom: Country): string {
  for (const country of countries) {
    const prefix = prefixes[country]
    if (!phone.startsWith(prefix)) continue
    const national = phone.slice(prefix.length)
    if (!/^\d+$/.test(national)) return phone
    const written = writings[country](national)
    return country === seenFrom ? trunk[country] + written : `${prefix}${noBreak}${written}`
  }
  return phone
}

const noBreak = '\u00a0'
const countries = ['FI', 'SE', 'NO', 'DK'] as const satisfies readonly Country[]
const prefixes: Record<Country, string> = { SE: '+46', FI: '+358', NO: '+47', DK: '+45' }
const trunk: Record<Country, string> = { SE: '0', FI: '0', NO: '', DK: '' }

const writings: Record<Country, (national: string) => string> = {
  SE: (national) => {
    const area = swedishArea(national)
    return `${national.slice(0, area)}-${grouped(national.slice(area), swedishGroups)}`
  },
  FI: (national) => {
    const area = /^[235689][^0]/.test(national) && !national.startsWith('50') ? 1 : 2
    return `${national.slice(0, area)}${noBreak}${grouped(national.slice(area), finnishGroups)}`
  },
  NO: (national) => grouped(national, /^[489]/.test(national) ? { 8: [3, 2, 3] } : { 8: [2, 2, 2, 2] }),
  DK: (national) => grouped(national, { 8: [2, 2, 2, 2] }),
}

type Groups = Readonly<Record<number, readonly number[]>>

const swedishGroups: Groups = { 5: [3, 2], 6: [2, 2, 2], 7: [3, 2, 2], 8: [3, 3, 2] }
const finnishGroups: Groups = { 5: [2, 3], 6: [3, 3], 7: [3, 4], 8: [4, 4] }

/** Length of a Swedish area code without its zero: 8 for Stockholm, two digits for cities and mobiles, else three. */
function swedishArea(national: string): number {
  if (national.startsWith('8')) return 1
  return /^(1[013689]|2[0136]|3[1356]|4[0246]|54|6[03]|7\d|90)/.test(national) ? 2 : 3
}

function grouped(digits: string, groupsByLength: Groups): string {
  const parts: string[] = []
  let at = 0
  for (const size of groupsByLength[digits.length] ?? [digits.length]) {
    parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(noBreak)
}
