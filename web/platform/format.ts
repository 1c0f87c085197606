import { type Formats, formatsFor } from '@omsorg/domain/format/formats.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import type { AllTexts, CareTexts } from '@omsorg/texts/shape.ts'
import { useMemo } from 'react'
import { useSessionUser } from './session/use-session.ts'
import { useAllTexts, useCareTexts, useLanguage } from './texts.tsx'

const sweden: MarketCode = 10

/** How dates, numbers, money and names are written for whoever looks at the screen: by language, and by the user's market. */
export function useFormat(): Formats {
  const { language } = useLanguage()
  const market = useSessionUser()?.market ?? sweden
  return useMemo(() => formatsFor({ locale: cultureOf(language), market }), [language, market])
}

/** What a page says and how it writes what it shows: `const [t, format] = useCareTextsAndFormat()`. */
export function useTextsAndFormat(): readonly [AllTexts, Formats] {
  return [useAllTexts(), useFormat()]
}

/** The same for a screen of daily care. */
export function useCareTextsAndFormat(): readonly [CareTexts, Formats] {
  return [useCareTexts(), useFormat()]
}
