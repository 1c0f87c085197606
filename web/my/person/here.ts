import type { HeldPerson, MeView } from '@omsorg/contract/portal/me/me-view.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import { type MarketCode, marketOf } from '@omsorg/domain/market.ts'
import { createContext, use } from 'react'
import { dayInWords, dayOf, dayShort, timeInWords } from '../language/in-words.ts'
import { useLanguage } from '../language/use-texts.ts'
import { useHolder } from '../session/session-here.ts'

export interface Here {
  readonly me: MeView
  /** Whom the pages are about. */
  readonly person: HeldPerson
}

/** Of the pages about the holder alone, who may have nobody to choose. */
export interface OwnHere {
  readonly me: MeView
  readonly person: HeldPerson | null
}

export const HereContext = createContext<OwnHere | null>(null)

/** The holder, and the person that was chosen, if any. */
export function useOwn(): OwnHere {
  const here = use(HereContext)
  if (!here) throw new Error('Nobody is known')
  return here
}

/** The holder and the person that was chosen: every page behind the choice knows both. */
export function useHere(): Here {
  const { me, person } = useOwn()
  if (!person) throw new Error('No person is chosen')
  return { me, person }
}

/** Her first name, as those who know her say it. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** How days and times are said here: in the language of the reader, by the clock of the market. */
export function useSaying(today: string) {
  const language = useLanguage()
  const { market } = useHolder()
  return sayingOf(language, market, today)
}

export function sayingOf(language: Parameters<typeof dayInWords>[2], market: MarketCode, today: string) {
  const { timeZone, country } = marketOf(market)
  return {
    timeZone,
    phone: (phone: string) => phoneText(phone, country),
    zip: (zip: string) => postalCodeText(zip, country),
    day: (day: string) => dayInWords(day, today, language).plain,
    /** As an answer to *when*. */
    on: (day: string) => dayInWords(day, today, language).on,
    short: (day: string) => dayShort(day, today, language),
    time: (moment: string) => timeInWords(moment, timeZone, language),
    dayOf: (moment: string) => dayOf(moment, timeZone),
    onDayOf: (moment: string) => dayInWords(dayOf(moment, timeZone), today, language).on,
  }
}

export type Saying = ReturnType<typeof sayingOf>
