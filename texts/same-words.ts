import type { Language } from './language.ts'

/** Units, brands and loans that every language writes alike. */
const everywhere = ['Omsorg', 'ml', 'mm', 'cm', 'Ch', 'SITHS', 'Diabetes']

/** Words of a language that are truly written as in English. A test takes every other likeness for a forgotten text. */
export const sameInEveryLanguage: Record<Exclude<Language, 'en'>, ReadonlySet<string>> = {
  sv: new Set([
    ...everywhere,
    'Administration',
    'Finland',
    'Information',
    'Man',
    'Neutral',
    'Nutrition',
    'Ok',
    'Order',
    'Organisation',
    'Period',
    'Specialist',
    'Start',
    'Status',
  ]),
  fi: new Set(everywhere),
  dk: new Set([
    ...everywhere,
    'Administration',
    'Administrator',
    'Cookies',
    'Dispensation',
    'E-mail',
    'Neutral',
    'Finland',
    'Information',
    'Menu',
    'Ok',
    'Organisation',
    'Send',
    'Specialist',
    'Start',
    'Status',
    'Sum',
    'Upload',
  ]),
}
