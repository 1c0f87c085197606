import { type CompareState, comparedFields, type NumberFacts } from './customer-number.ts'

/** A number as it stands at a client or at one of its places, and what goes by it. */
export interface StoredNumber extends NumberFacts {
  /** Null = the client's own. */
  readonly carePlaceId: string | null
  readonly isPrimary: boolean
  /** A therapy area is ordered under it. */
  readonly ofArea: boolean
  /** Parts of orders that are on their way under it. */
  readonly ordersUnderWay: number
}

/** Why a number that the ERP has no more stays here. */
export type KeptBy = 'primary' | 'area' | 'orders'

export interface NumberDifference<Stored extends StoredNumber, InErp extends NumberFacts> {
  readonly state: CompareState
  readonly number: string
  readonly stored: Stored | null
  readonly inErp: InErp | null
  readonly fields: readonly {
    readonly field: (typeof comparedFields)[number]
    readonly here: string
    readonly inErp: string
  }[]
  /** Only of one that is gone from the ERP: why it cannot be removed here yet. */
  readonly keptBecause: KeptBy | null
}

/**
 * Each number of a client and of its places against those of the ERP (rules 3.15): equal, changed, gone there, and what is
 * new there. Of two that the ERP tells under one number the later one counts.
 */
export function compareClient<Stored extends StoredNumber, InErp extends NumberFacts>(
  stored: readonly Stored[],
  told: readonly InErp[],
): NumberDifference<Stored, InErp>[] {
  const inErp = new Map(told.map((each) => [each.number, each]))
  const known = new Set(stored.map(({ number }) => number))
  const ours = stored.map((own) => {
    const theirs = inErp.get(own.number) ?? null
    const fields = theirs ? differing(own, theirs) : []
    const state = theirs === null ? 'deleted' : fields.length > 0 ? 'changed' : 'equal'
    return {
      state,
      number: own.number,
      stored: own,
      inErp: theirs,
      fields,
      keptBecause: theirs ? null : whyKept(own),
    } as const
  })
  const added = [...inErp.values()]
    .filter(({ number }) => !known.has(number))
    .map(
      (theirs) =>
        ({ state: 'new', number: theirs.number, stored: null, inErp: theirs, fields: [], keptBecause: null }) as const,
    )
  return [...ours, ...added]
}

function differing(own: NumberFacts, theirs: NumberFacts) {
  return comparedFields.flatMap((field) => {
    const told = theirs[field]
    const inErp = (told ?? '').trim()
    const here = (own[field] ?? '').trim()
    return told === undefined || inErp === here ? [] : [{ field, here, inErp }]
  })
}

function whyKept({ isPrimary, ofArea, ordersUnderWay }: StoredNumber): KeptBy | null {
  if (isPrimary) return 'primary'
  if (ofArea) return 'area'
  return ordersUnderWay > 0 ? 'orders' : null
}

/** The counts of the states, as a screen shows them over the list. */
export function countStates(differences: readonly { readonly state: CompareState }[]): Record<CompareState, number> {
  const counts = { equal: 0, new: 0, deleted: 0, changed: 0 }
  for (const { state } of differences) counts[state] += 1
  return counts
}
