import type { Language } from './language.ts'
import type { Texts } from './shape.ts'

const dictionaries: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en/index.ts'),
  sv: () => import('./sv/index.ts'),
  fi: () => import('./fi/index.ts'),
  dk: () => import('./dk/index.ts'),
}

/** Fetches one language, and only that one: each is a script chunk of its own in the browser (A-7.6-02). */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await dictionaries[language]()).default
}
