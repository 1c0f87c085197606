/** How an invoice area stands beside the ERP: as there, only there, another there, or only here. */
export const areaStates = ['equal', 'new', 'changed', 'gone'] as const
export type AreaState = (typeof areaStates)[number]

/** As the ERP tells it. */
export interface ToldArea {
  readonly code: string
  readonly name: string
}

export interface StoredArea extends ToldArea {
  readonly active: boolean
}

export interface AreaDifference<Stored extends StoredArea> {
  readonly code: string
  readonly state: AreaState
  readonly here: Stored | null
  readonly inErp: ToldArea | null
}

/**
 * The invoice areas of one customer number against those of the ERP, by their code (O-2-101). One that is out of use here and
 * that the ERP has is changed: it comes into use again. One that the ERP has no more goes out of use; out of use already, it is
 * equal. Of two that the ERP tells under one code the later one counts.
 */
export function compareAreas<Stored extends StoredArea>(
  stored: readonly Stored[],
  told: readonly ToldArea[],
): AreaDifference<Stored>[] {
  const here = new Map(stored.map((each) => [each.code, each]))
  const inErp = new Map(told.map((each) => [each.code, each]))
  return [...new Set([...here.keys(), ...inErp.keys()])].toSorted().map((code) => {
    const [own, theirs] = [here.get(code) ?? null, inErp.get(code) ?? null]
    return { code, state: stateOf(own, theirs), here: own, inErp: theirs }
  })
}

function stateOf(own: StoredArea | null, theirs: ToldArea | null): AreaState {
  if (own === null) return 'new'
  if (theirs === null) return own.active ? 'gone' : 'equal'
  return own.active && own.name === theirs.name ? 'equal' : 'changed'
}
