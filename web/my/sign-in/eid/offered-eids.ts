import type { Language } from '@omsorg/texts/language.ts'
import type { Eid } from '../../session/eids-here.ts'

const ofLanguage: Readonly<Record<Language, readonly Eid[]>> = {
  sv: ['bankid-se'],
  fi: ['ftn'],
  dk: ['mitid', 'bankid-no'],
  en: [],
}

export interface OfferedEids {
  /** Offered at once: that of the language, or the only one there is. */
  readonly first: Eid | null
  /** Whether there are others to choose from. */
  readonly more: boolean
}

/** What somebody is offered who reads a language; the others are a step away. */
export function offeredEids(here: readonly Eid[], language: Language): OfferedEids {
  const own = ofLanguage[language].find((eid) => here.includes(eid)) ?? null
  const first = own ?? (here.length === 1 ? (here[0] ?? null) : null)
  return { first, more: here.some((eid) => eid !== first) }
}
