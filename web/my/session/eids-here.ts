import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listPortalEids } from '@omsorg/contract/sign-in/portal/list-portal-eids.ts'

export type Eid = AnswerOf<typeof listPortalEids>['eids'][number]

/** Longer than that nobody waits for a way that may not be there; the code is always. */
const longest = 2_000

let here: readonly Eid[] = []

/** Asks once by which e-IDs one signs in here; without an answer by none. To be awaited before the door is drawn. */
export async function learnEids(): Promise<void> {
  if (here.length > 0) return
  try {
    const response = await fetch(listPortalEids.path, { signal: AbortSignal.timeout(longest) })
    const body = (await response.json()) as Partial<AnswerOf<typeof listPortalEids>>
    here = response.ok ? (body.eids ?? []) : []
  } catch {
    here = []
  }
}

export const eidsHere = (): readonly Eid[] => here
