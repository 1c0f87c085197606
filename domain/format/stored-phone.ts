import type { Market } from '../market.ts'

type Country = Market['country']

/** How the numbers of a country look behind its code (ITU-T E.164). Norway and Denmark dial the whole number within the country. */
const plans: Record<Country, { readonly code: string; readonly trunk: RegExp | null; readonly national: RegExp }> = {
  SE: { code: '46', trunk: /^0/, national: /^(7\d{8}|[1-689]\d{6,8}|9\d{9}|20\d{4}|[26]\d{11})$/ },
  FI: { code: '358', trunk: /^0/, national: /^([1-9]\d{4,9}|7\d{10,11})$/ },
  NO: { code: '47', trunk: null, national: /^([2-9]\d{7}|(0|8)\d{4})$/ },
  DK: { code: '45', trunk: null, national: /^[2-9]\d{7}$/ },
}

/**
 * A phone number as it is stored (E.164), from what people of a country write: '070-174 06 18', '0046 70 174 06 18' and
 * '+46 70 174 06 18' are one number in Sweden. Null for what cannot be a number. The one that is stored already may stay,
 * also where it is older than this rule.
 */
export function storedPhone(written: string, country: Country, stored: readonly (string | null)[] = []): string | null {
  const phone = e164(written, plans[country])
  return stored.includes(phone) || isOfPlan(phone) ? phone : null
}

/** Digits, spaces, plus and dash, 5 to 15 digits (O-5-05). The spaces of a number that we show do not break. */
export const phonePattern = /^\+?(?:[\s-]*\d){5,15}[\s-]*$/

/** Whether somebody who writes it in this country has written a phone number: the one rule for persons, orders and forms. */
export function isPhone(written: string, country: Country, stored: readonly (string | null)[] = []): boolean {
  return phonePattern.test(written.trim()) && storedPhone(written, country, stored) !== null
}

function e164(written: string, { code, trunk }: (typeof plans)[Country]): string {
  const digits = written.replace(/\D/g, '')
  if (written.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `+${code}${trunk ? digits.replace(trunk, '') : digits}`
}

/** The numbers of other countries have the shape of E.164 alone. */
function isOfPlan(phone: string): boolean {
  if (!/^\+[1-9]\d{5,14}$/.test(phone)) return false
  const plan = Object.values(plans).find(({ code }) => phone.startsWith(`+${code}`))
  return plan === undefined || plan.national.test(phone.slice(1 + plan.code.length))
}
