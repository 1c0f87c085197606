import type { Language } from './language.ts'
import { cultureOf } from './language.ts'

/** '#' stands for the number as the language writes it; zero is optional, for 'no lines' instead of '0 lines'. */
export interface PluralForms {
  readonly zero?: string
  readonly one: string
  readonly other: string
}

/** The form that fits a count. All four languages know exactly the categories one and other; a test holds them to it. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const form = count === 0 && forms.zero !== undefined ? forms.zero : forms[formFor(count, language)]
  return form.replaceAll('#', numberText(count, language))
}

/** Below a thousand all four write whole numbers alike. The first one that a browser writes by a language costs it 30 to 45 ms. */
function numberText(count: number, language: Language): string {
  const isSmall = Number.isInteger(count) && count >= 0 && count < 1000
  return isSmall ? String(count) : counting(language).numbers.format(count)
}

function formFor(count: number, language: Language): 'one' | 'other' {
  if (Number.isInteger(count)) return count === 1 ? 'one' : 'other'
  return counting(language).rules.select(count) === 'one' ? 'one' : 'other'
}

interface Counting {
  readonly rules: Intl.PluralRules
  readonly numbers: Intl.NumberFormat
}

const made = new Map<Language, Counting>()

function counting(language: Language): Counting {
  const kept = made.get(language)
  if (kept) return kept
  const culture = cultureOf(language)
  const fresh = { rules: new Intl.PluralRules(culture), numbers: new Intl.NumberFormat(culture) }
  made.set(language, fresh)
  return fresh
}
