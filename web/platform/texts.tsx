import type { Language } from '@omsorg/texts/language.ts'
import type { Texts } from '@omsorg/texts/shape.ts'
import { type ReactNode, createContext, use, useSyncExternalStore } from 'react'
import { type Spoken, changeLanguage, spokenNow, watchLanguage } from './language.ts'

const SpokenContext = createContext<Spoken | null>(null)

export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const spoken = useSyncExternalStore(watchLanguage, spokenNow)
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext)
  if (!spoken) throw new Error('Texts are read inside TextsProvider only')
  return spoken
}

/** What people read, in their language: `t.orders.place`. */
export function useTexts(): Texts {
  return useSpoken().texts
}

export function useLanguage(): {
  readonly language: Language
  readonly changeLanguage: (language: Language) => Promise<void>
} {
  return { language: useSpoken().language, changeLanguage }
}
