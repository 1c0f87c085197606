import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listPortalEids } from '@omsorg/contract/sign-in/portal/list-portal-eids.ts'

export type Eid = AnswerOf<typeof listPortalEids>['eids'][number]

/** Longer than that nobody waits for a way that may not be there; the code is always. */
const longest = 2_000

let here: readonly Eid[] | null = null
let asking: Promise<void> | null = null

/** Asks once by which e-IDs one signs in here; without an answer by none. To be awaited before the door is drawn. */
export async function learnEids(): Promise<void> {
  if (here === null) await (asking ??= ask())
}

/** What is known of them without asking. */
export function knowEids(eids: readonly Eid[]): void {
  here = eids
}

async function ask(): Promise<void> {
  try {
    const response = await fetch(listPortalEids.path, { signal: AbortSignal.timeout(longest) })
    const body = (await response.json()) as Partial<AnswerOf<typeof listPortalEids>>
    if (response.ok) here = body.eids ?? []
  } catch {
    // The next one asks again.
  } finally {
    asking = null
  }
}

export const eidsHere = (): readonly Eid[] => here ?? []
