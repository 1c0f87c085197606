import type { Language } from '@omsorg/texts/language.ts'
import type { AllPortalTexts, PortalTexts } from '@omsorg/texts/shape.ts'
import { useSyncExternalStore } from 'react'
import { spokenNow, watchLanguage } from './speaking.ts'

/** What people read on the start page, in their language: `t.home.hello({ name })`. */
export function useTexts(): PortalTexts {
  return useSyncExternalStore(watchLanguage, spokenNow, spokenNow).texts
}

/** What people read anywhere. A page that asks for it is fetched together with it: by `lazyPage` of `Pages.tsx`, and by `loadSide` for the door. */
export function useAllTexts(): AllPortalTexts {
  const { all } = useSyncExternalStore(watchLanguage, spokenNow, spokenNow)
  if (!all) throw new Error('The further texts are not loaded yet: speakFully comes first')
  return all
}

export function useLanguage(): Language {
  return useSyncExternalStore(watchLanguage, spokenNow, spokenNow).language
}
