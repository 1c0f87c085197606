import type { Language } from '@omsorg/texts/language.ts'
import type { AllTexts, CareTexts, Texts } from '@omsorg/texts/shape.ts'
import { type ReactNode, createContext, use, useSyncExternalStore } from 'react'
import { type Spoken, changeLanguage, speakFully, speakOfCare, spokenNow, watchLanguage } from './language.ts'

const SpokenContext = createContext<Spoken | null>(null)

export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const spoken = useSyncExternalStore(watchLanguage, spokenNow, spokenNow)
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext)
  if (!spoken) throw new Error('Texts are read inside TextsProvider only')
  return spoken
}

/** What people read on the first pages, in their language: `t.careRecipients.list`. */
export function useTexts(): Texts {
  return useSpoken().texts
}

/** What people read on the first pages and on the screens of daily care: `carePage` in its route. */
export function useCareTexts(): CareTexts {
  const { care } = useSpoken()
  return care ?? use(speakOfCare())
}

/** What people read anywhere. A page that asks for it is loaded together with it: `page` in its route. */
export function useAllTexts(): AllTexts {
  const { all } = useSpoken()
  return all ?? use(speakFully())
}

export function useLanguage(): {
  readonly language: Language
  readonly changeLanguage: (language: Language) => Promise<void>
} {
  return { language: useSpoken().language, changeLanguage }
}
