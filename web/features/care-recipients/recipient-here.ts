import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { createContext, use } from 'react'
import { useAnswer } from '../../platform/calls/query.ts'
import type { RecipientTab } from './recipient-tabs.ts'

/** Whose page is open, and where its parts are found: the same page serves care staff and customer service. */
export interface RecipientHere {
  readonly careRecipientId: number
  /** Null where the token's own care place counts. */
  readonly place: { readonly clientId: string; readonly carePlaceId: string } | null
  readonly tabs: readonly { readonly tab: RecipientTab; readonly path: string }[]
  /** Where one person is chosen among the others. */
  readonly listPath: string
  readonly orderPath: string
}

export const RecipientHereContext = createContext<RecipientHere | null>(null)

export function useRecipientHere(): RecipientHere {
  const here = use(RecipientHereContext)
  if (!here) throw new Error('A person is open below the page of a care recipient only')
  return here
}

/** The option of every call about the person: for whose place. */
export function placeOf({ place }: Pick<RecipientHere, 'place'>) {
  return place ? { place } : {}
}

/** The options of what is read about the person: the page says itself when it cannot be read. */
export function callOptionsOf(here: Pick<RecipientHere, 'place'>) {
  return { silent: true, ...placeOf(here) }
}

export function useCareRecipient(here: RecipientHere) {
  return useAnswer(readCareRecipient, { params: { id: here.careRecipientId } }, callOptionsOf(here))
}
