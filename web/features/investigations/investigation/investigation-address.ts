import type { InvestigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { addressView, id } from '../../../platform/routing/address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'

/** The investigation that the address names; null for the one that goes on, or a new one. */
export const investigationView = addressView({ investigation: id })

/** Open for change, and only one of them is: what goes on comes before what was interrupted, and that before what holds. */
const current = ['in-progress', 'interrupted', 'active'] as const

/** Which of a person and area the address opens: the one that it names or the current one, for change; null for an empty form (O-2-20). */
export function openedBy(
  { editMode, investigation }: { readonly editMode: boolean; readonly investigation: number | null },
  rows: readonly { readonly investigationId: number; readonly status: InvestigationStatus }[],
): number | null {
  if (!editMode) return null
  const [first] = current.flatMap((status) => rows.filter((row) => row.status === status))
  return investigation ?? first?.investigationId ?? null
}

interface Whose {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
}

/** Where one investigation is read or filled in. */
export function investigationPath(whose: Whose, investigationId: number): string {
  return (
    pathTo('ProductSelectionInvestigation', { ...whose, editMode: true }) +
    investigationView.write({ investigation: investigationId })
  )
}

export function newInvestigationPath(whose: Whose): string {
  return pathTo('ProductSelectionInvestigation', whose)
}
