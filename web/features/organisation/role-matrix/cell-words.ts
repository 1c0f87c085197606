import type { Cell } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'

interface CellFacts {
  readonly cell: Cell
  readonly isChanged: boolean
  readonly nameOf: (nodeId: string) => string
}

/** What a cell says, as part of a sentence. */
export function stateWords(
  { cell, isChanged, nameOf }: CellFacts,
  t: Pick<AllTexts, 'organisationRoles' | 'therapyAreas'>,
): string {
  const { states, unsavedState } = t.organisationRoles.matrix
  const said = (): string => {
    if (cell.state === 'elsewhere') return states.elsewhere
    if (cell.state === 'inherited') return states.inherited({ from: nameOf(cell.from) })
    if (cell.state === 'empty') return states.empty
    if (!cell.isGeneral)
      return states.ownSome({ areas: cell.areas.map((area) => t.therapyAreas.short[area]).join(', ') })
    return cell.areas.length > 0 ? states.ownAll : states.own
  }
  return isChanged ? `${said()}, ${unsavedState}` : said()
}
