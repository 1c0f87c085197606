import type { Language } from './language.ts'
import type { AllPortalTexts, FurtherPortalTexts, PortalTexts } from './shape.ts'

const first: Record<Language, () => Promise<{ default: PortalTexts }>> = {
  en: () => import('./en/portal/index.ts'),
  sv: () => import('./sv/portal/index.ts'),
  fi: () => import('./fi/portal/index.ts'),
  dk: () => import('./dk/portal/index.ts'),
}

const further: Record<Language, () => Promise<{ default: FurtherPortalTexts }>> = {
  en: () => import('./en/portal/further.ts'),
  sv: () => import('./sv/portal/further.ts'),
  fi: () => import('./fi/portal/further.ts'),
  dk: () => import('./dk/portal/further.ts'),
}

/** Fetches what the care recipient portal says first, in one language. */
export async function loadPortalTexts(language: Language): Promise<PortalTexts> {
  return (await first[language]()).default
}

/** Fetches everything that it says in one language. */
export async function loadAllPortalTexts(language: Language): Promise<AllPortalTexts> {
  const [begin, rest] = await Promise.all([first[language](), further[language]()])
  return { ...begin.default, ...rest.default }
}
