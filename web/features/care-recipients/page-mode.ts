import { addressView, flag } from '../../platform/routing/address-view.ts'
import { pathTo } from '../../platform/routing/paths.ts'
import type { RecipientHere } from './recipient-here.ts'

/**
 * What is done on the page of the list or of a person, as its address says: `/CareRecipient?new` registers, `?edit` changes, `?edit&moved` with the address
 * that was told in the portal,
 * `?registered` comes right after the registration.
 */
export const pageMode = addressView({ new: flag, edit: flag, moved: flag, registered: flag })

export function registrationPath(): string {
  return `${pathTo('CareRecipientMain')}?new`
}

export function editPath(careRecipientId: number): string {
  return `${pathTo('CareRecipient', { careRecipientId })}?edit`
}

export function movedPath(careRecipientId: number): string {
  return `${editPath(careRecipientId)}&moved`
}

export function registeredPath(careRecipientId: number): string {
  return `${pathTo('CareRecipient', { careRecipientId })}?registered`
}

/** The first page of a person, from where an edit was opened. */
export function tabPath({ tabs, careRecipientId }: Pick<RecipientHere, 'tabs' | 'careRecipientId'>): string {
  return tabs[0]?.path ?? pathTo('CareRecipient', { careRecipientId })
}
