import type { RecipientAbilities } from '@omsorg/contract/care-recipients/recipient/recipient-abilities.ts'

/** What may be asked of a person beside an edit; each is a name of what the server says can be done. */
export type PersonChange = Exclude<keyof RecipientAbilities, 'edit'>

type Can = RecipientAbilities

/**
 * What the menu of a person offers, in order: of two opposites the one that is possible, and both kinds of rest only where
 * they differ. What cannot be done stays, with its reason; opening is offered for a protected identity alone.
 */
export function changesOffered(
  person: { readonly protected: boolean; readonly status: string; readonly statusAtPlace: string },
  can: Can,
): readonly PersonChange[] {
  const deceased = person.status === 'deceased'
  return [
    ...(person.protected ? (['openProtected'] as const) : []),
    'copy',
    'move',
    ...(deceased
      ? []
      : [person.statusAtPlace === 'active' ? ('deactivateAtPlace' as const) : ('activateAtPlace' as const)]),
    ...(deceased ? [] : [person.status === 'active' ? ('deactivate' as const) : ('activate' as const)]),
    deceased && can.correctDeath.reason !== 'not-permitted' ? 'correctDeath' : deceased ? null : 'reportDeath',
    'delete',
  ].filter((change) => change !== null) as readonly PersonChange[]
}
