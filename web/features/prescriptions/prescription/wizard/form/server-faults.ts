import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import {
  type PrescribingBlock,
  prescribingBlocks,
  type PrescriptionRefusal,
} from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import {
  type WithheldRows,
  withheldReasons,
  type WithheldReason,
} from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import { answeredFailure } from '../../../../../platform/calls/failure.ts'
import { type Place, placeAt } from './faults.ts'

/** What the server said no to at one field. */
export interface ServerFault extends Place {
  readonly code: ErrorCode
  readonly name: PrescriptionRefusal | null
  /** Why the item of a row may not be prescribed. */
  readonly withheld: WithheldReason | null
}

/** Why a prescription was not made or changed, as far as the screen has an answer of its own to it. */
export type SendingFailure =
  | { readonly kind: 'no-connection' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'blocked'; readonly block: PrescribingBlock }
  | { readonly kind: 'fields'; readonly faults: readonly ServerFault[] }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly name: PrescriptionRefusal | null }

/** Reads a failed call; `keys` are those of the rows in the order in which they were sent. */
export function sendingFailureOf(failed: unknown, keys: readonly string[]): SendingFailure {
  const error = answeredFailure(failed)
  if (!error) return { kind: 'no-connection' }
  if (error.code === 'CONFLICT_STALE') return { kind: 'stale' }
  if (error.code === 'CONFLICT_IN_FLIGHT' || error.status === 503) return { kind: 'no-connection' }
  const block = prescribingBlocks.find((name) => error.refusedFor(name))
  if (block) return { kind: 'blocked', block }
  const withheld = withheldIn(error.body, keys)
  if (withheld.length > 0) return { kind: 'fields', faults: withheld }
  const code = error.code ?? 'GENERIC'
  const name = error.refusal as PrescriptionRefusal | null
  const faults = Object.keys(error.errors).flatMap((path): ServerFault[] => {
    const place = placeAt(path, keys)
    return place ? [{ ...place, code, name, withheld: null }] : []
  })
  return faults.length > 0 ? { kind: 'fields', faults } : { kind: 'refused', code, name }
}

/** The detail is shaped by the contract of the call, as every answer is. */
function withheldIn(body: unknown, keys: readonly string[]): ServerFault[] {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return []
  const { detail } = body
  if (typeof detail !== 'object' || detail === null || !('rows' in detail) || !Array.isArray(detail.rows)) return []
  return (detail as WithheldRows).rows.flatMap(({ at, reason }) => {
    const place = placeAt(at, keys)
    const known = withheldReasons.find((each) => each === reason)
    if (!place || !known) return []
    const name = known === 'not-sellable' ? 'not-sellable' : 'outside-agreement'
    const code = name === 'not-sellable' ? 'IPS001008' : 'IPS001007'
    return [{ ...place, code, name, withheld: known } satisfies ServerFault]
  })
}
