import type { Language } from './language.ts'
import type { AllTexts, CareTexts, FurtherTexts, OwnCareTexts, Texts } from './shape.ts'

const first: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en/index.ts'),
  sv: () => import('./sv/index.ts'),
  fi: () => import('./fi/index.ts'),
  dk: () => import('./dk/index.ts'),
}

const care: Record<Language, () => Promise<{ default: OwnCareTexts }>> = {
  en: () => import('./en/care.ts'),
  sv: () => import('./sv/care.ts'),
  fi: () => import('./fi/care.ts'),
  dk: () => import('./dk/care.ts'),
}

const further: Record<Language, () => Promise<{ default: FurtherTexts }>> = {
  en: () => import('./en/further.ts'),
  sv: () => import('./sv/further.ts'),
  fi: () => import('./fi/further.ts'),
  dk: () => import('./dk/further.ts'),
}

/** Fetches what the first pages say in one language, and only in that one (A-7.6-02). */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await first[language]()).default
}

/** Fetches what the screens of daily care say in one language. */
export async function loadCareTexts(language: Language): Promise<CareTexts> {
  const [begin, own] = await Promise.all([first[language](), care[language]()])
  return { ...begin.default, ...own.default }
}

/** Fetches everything that is said in one language. */
export async function loadAllTexts(language: Language): Promise<AllTexts> {
  const [begin, rest] = await Promise.all([loadCareTexts(language), further[language]()])
  return { ...begin, ...rest.default }
}
