import type { Language } from '@omsorg/texts/language.ts'
import type { PortalTexts } from '@omsorg/texts/shape.ts'
import { useSyncExternalStore } from 'react'
import { spokenNow, watchLanguage } from './speaking.ts'

/** What people read in the portal, in their language: `t.home.hello({ name })`. */
export function useTexts(): PortalTexts {
  return useSyncExternalStore(watchLanguage, spokenNow).texts
}

export function useLanguage(): Language {
  return useSyncExternalStore(watchLanguage, spokenNow).language
}
