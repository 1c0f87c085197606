import type { Language } from './language.ts'
import { cultureOf } from './language.ts'
import { isCount, wholeText } from '@omsorg/domain/format/whole-number.ts'

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

function numberText(count: number, language: Language): string {
  const culture = cultureOf(language)
  return isCount(count) ? wholeText(count, culture) : new Intl.NumberFormat(culture).format(count)
}

function formFor(count: number, language: Language): 'one' | 'other' {
  if (Number.isInteger(count)) return count === 1 ? 'one' : 'other'
  return new Intl.PluralRules(cultureOf(language)).select(count) === 'one' ? 'one' : 'other'
}
