import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { addressView, id } from '../../../platform/routing/address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'

/** The investigation that the address names; null for the one that goes on, or a new one. */
export const investigationView = addressView({ investigation: id })

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
