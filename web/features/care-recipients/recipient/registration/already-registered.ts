import { searchBySsnRestricted } from '@omsorg/contract/care-recipients/identity/search-by-ssn-restricted.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { call } from '../../../../platform/calls/client.ts'
import { type NumberContext, numberReading } from '../../identity/number-reading.ts'
import type { RecipientFields } from '../form/recipient-fields.ts'

type Answer = AnswerOf<typeof searchBySsnRestricted>

export type Already =
  | { readonly at: 'here'; readonly number: string; readonly careRecipientId: number; readonly initials: string | null }
  | { readonly at: 'elsewhere'; readonly number: string }

/** Who of the client has the number already, as far as it may be told. */
export function alreadyOf({ exists, careRecipientId, initials }: Answer, number: string): Already | null {
  if (!exists) return null
  return careRecipientId === null ? { at: 'elsewhere', number } : { at: 'here', number, careRecipientId, initials }
}

/** The number to ask about: one of the register that can be read. */
export function numberToAsk(
  { numberKind, ssn }: Pick<RecipientFields, 'numberKind' | 'ssn'>,
  frame: NumberContext,
): string | null {
  const reading = numberReading(ssn, frame)
  return numberKind === 'real' && reading.state === 'read' ? reading.number.normalized : null
}

/** Null also where it cannot be asked just now: the same is asked again when the person is saved. */
export async function askWhetherRegistered(number: string | null): Promise<Already | null> {
  if (number === null) return null
  const result = await call(searchBySsnRestricted, { input: { ssn: number } }, { silent: true })
  return result.ok ? alreadyOf(result.value, number) : null
}
