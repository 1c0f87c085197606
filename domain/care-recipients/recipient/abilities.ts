import { linkStatus, recipientStatus, type LinkStatus, type RecipientStatus } from '../status/status.ts'

/** What decides what may be done with a person. */
export interface AbilityFacts {
  readonly status: RecipientStatus
  readonly statusAtPlace: LinkStatus
  readonly isProtected: boolean
  /** GUIDE writes at its own place alone; customer service writes no persons and changes statuses everywhere. */
  readonly isGuide: boolean
  readonly isAtOwnPlace: boolean
  readonly mayWrite: boolean
  readonly mayChangeStatus: boolean
  readonly mayOpenProtected: boolean
  readonly mayCorrectDeath: boolean
  readonly copyAllowed: boolean
  readonly moveAllowed: boolean
  readonly deactivateAllowed: boolean
  /** The caller may write persons at another place of the client. */
  readonly hasTargets: boolean
  readonly hasOrders: boolean
  readonly hasPrescriptions: boolean
  readonly isAtOtherPlaces: boolean
}

/** Why something cannot be done with a person now; each has its sentence beside the disabled button. */
export const recipientBlocks = [
  'not-permitted',
  'not-at-your-place',
  'recipient-deceased',
  'recipient-inactive',
  'recipient-inactive-at-place',
  'already-active',
  'already-inactive',
  'not-deceased',
  'not-protected',
  'setting-off',
  'no-other-place',
  'has-orders',
  'has-prescriptions',
  'at-other-places',
] as const
export type Block = (typeof recipientBlocks)[number]

export interface Ability {
  readonly allowed: boolean
  readonly reason: Block | null
}

/** What somebody may want to do with a person. The contract says of each whether it can be done. */
export const recipientDeeds = [
  'edit',
  'activate',
  'deactivate',
  'activateAtPlace',
  'deactivateAtPlace',
  'reportDeath',
  'correctDeath',
  'copy',
  'move',
  'delete',
  'openProtected',
] as const
export type Deed = (typeof recipientDeeds)[number]

/** What may be done with a person, each with the first reason that stands against it (states 2.12). */
export function abilitiesOf(facts: AbilityFacts): Record<Deed, Ability> {
  const isDeceased = facts.status === recipientStatus.deceased
  const isActive = facts.status === recipientStatus.active
  const isActiveHere = facts.statusAtPlace === linkStatus.active
  const notWriting = !facts.mayWrite && 'not-permitted'
  const notChanging = !facts.mayChangeStatus && 'not-permitted'
  const deceased = isDeceased && 'recipient-deceased'
  const notHere = facts.isGuide && !facts.isAtOwnPlace && 'not-at-your-place'
  // A setting of the place binds the place; customer service stands above it.
  const notDeactivating = facts.isGuide && !facts.deactivateAllowed && 'setting-off'
  const unchangeable = inactivityOf(facts)
  const nowhere = !facts.hasTargets && 'no-other-place'
  return {
    edit: first(notWriting, notHere, unchangeable),
    activate: first(notChanging, deceased, isActive && 'already-active'),
    deactivate: first(notChanging, deceased, !isActive && 'already-inactive', notDeactivating),
    activateAtPlace: first(notChanging, notHere, deceased, isActiveHere && 'already-active'),
    deactivateAtPlace: first(notChanging, notHere, deceased, !isActiveHere && 'already-inactive', notDeactivating),
    reportDeath: first(notChanging, deceased),
    correctDeath: first(!facts.mayCorrectDeath && 'not-permitted', !isDeceased && 'not-deceased'),
    copy: first(notWriting, notHere, !facts.copyAllowed && 'setting-off', unchangeable, nowhere),
    move: first(notWriting, notHere, !facts.moveAllowed && 'setting-off', unchangeable, nowhere),
    delete: first(
      notWriting,
      notHere,
      facts.hasOrders && 'has-orders',
      facts.hasPrescriptions && 'has-prescriptions',
      facts.isAtOtherPlaces && 'at-other-places',
    ),
    openProtected: first(!facts.isProtected && 'not-protected', !facts.mayOpenProtected && 'not-permitted'),
  }
}

export type Inactivity = 'recipient-deceased' | 'recipient-inactive' | 'recipient-inactive-at-place'

/** Why a person cannot be changed now (O-5-14): an active one can, at a place where she is active. False when nothing stands against it. */
export function inactivityOf({
  status,
  statusAtPlace,
}: Pick<AbilityFacts, 'status' | 'statusAtPlace'>): Inactivity | false {
  if (status === recipientStatus.deceased) return 'recipient-deceased'
  if (status === recipientStatus.inactive) return 'recipient-inactive'
  return statusAtPlace === linkStatus.inactive && 'recipient-inactive-at-place'
}

function first(...blocks: readonly (Block | false)[]): Ability {
  const reason = blocks.find((block) => block !== false) ?? null
  return { allowed: reason === null, reason: reason || null }
}
