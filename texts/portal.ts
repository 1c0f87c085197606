import type { Language } from './language.ts'
import type { PortalTexts } from './shape.ts'

const dictionaries: Record<Language, () => Promise<{ default: PortalTexts }>> = {
  en: () => import('./en/portal/index.ts'),
  sv: () => import('./sv/portal/index.ts'),
  fi: () => import('./fi/portal/index.ts'),
  dk: () => import('./dk/portal/index.ts'),
}

/** Fetches what the care recipient portal says in one language. */
export async function loadPortalTexts(language: Language): Promise<PortalTexts> {
  return (await dictionaries[language]()).default
}
