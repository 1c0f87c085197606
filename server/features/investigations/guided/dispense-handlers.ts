import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readSuggestion, SuggestionOfPart } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { grantedBy } from '@omsorg/contract/roles.ts'
import type { Transaction } from '../../../platform/database.ts'
import { holdersAtPlace } from '../../sign-in/index.ts'

type DispenseHandlers = AnswerOf<typeof readSuggestion>['dispenseHandlers']

/** Whether something would be enough that needs a dispensation, and that the caller does not see for that. */
export function needsDispensation({ hidden }: Pick<SuggestionOfPart, 'hidden'>): boolean {
  return hidden.reasons.some(({ reason, agreementLetter }) => reason === 'outside-role' && agreementLetter === 'D')
}

/** Whom to ask at a care place, whoever prescribes as well first; nobody where no place is chosen. */
export async function dispenseHandlersAt(tx: Transaction, carePlaceId: string | null): Promise<DispenseHandlers> {
  if (carePlaceId === null) return []
  const holders = await holdersAtPlace(tx, carePlaceId, 'DispenseHandler')
  return holders
    .map(({ name, roles }) => ({
      name,
      prescribes: roles.some((role) => grantedBy(role).includes('ProductPrescriptionIncontinenceWrite')),
    }))
    .toSorted((one, other) => Number(other.prescribes) - Number(one.prescribes))
}
