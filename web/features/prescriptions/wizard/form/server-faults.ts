import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import {
  type PrescribingBlock,
  prescribingBlocks,
  type PrescriptionRefusal,
  prescriptionRefusals,
} from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import {
  type WithheldRows,
  withheldReasons,
  type WithheldReason,
} from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import { answeredFailure } from '../../../../platform/failure.ts'
import { type Place, placeAt } from './faults.ts'

/** What the server said no to at one field. */
export interface ServerFault extends Place {
  readonly code: ErrorCode
  /** The refusal, where the code and the field leave no doubt. */
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
  const faults = Object.keys(error.errors).flatMap((path): ServerFault[] => {
    const place = placeAt(path, keys)
    return place ? [{ ...place, code, name: refusalAt(place, code), withheld: null }] : []
  })
  if (faults.length > 0) return { kind: 'fields', faults }
  const [name] = Object.keys(error.errors)
  return { kind: 'refused', code, name: name !== undefined && isRefusal(name) ? name : onlyRefusalOf(code) }
}

const fieldOf: Partial<Record<PrescriptionRefusal, Place['field']>> = {
  'start-in-the-past': 'startDate',
  'end-in-the-past': 'endDate',
  'longer-than-twelve-months': 'endDate',
  'end-date-missing': 'endDate',
  'end-not-after-start': 'endDate',
  'note-not-enabled': 'note',
  'item-of-other-area': 'item',
  'withdrawals-wrong': 'withdrawals',
  'withdrawals-remaining-wrong': 'withdrawals',
  'packages-below-drawn': 'packages',
  'packages-missing': 'packages',
  'consumption-incomplete': 'unit',
  'cut-size-missing': 'cutSize',
  'cut-not-allowed': 'cutOption',
  'invoice-area-missing': 'invoiceAreaId',
  'invoice-area-not-found': 'invoiceAreaId',
  'flavors-do-not-sum': 'flavors',
}

const refusals = Object.entries(prescriptionRefusals) as [PrescriptionRefusal, ErrorCode][]

function refusalAt({ field }: Place, code: ErrorCode): PrescriptionRefusal | null {
  const [fitting] = refusals.find(([name, each]) => each === code && fieldOf[name] === field) ?? []
  return fitting ?? onlyRefusalOf(code)
}

/** A code that one refusal alone has. */
function onlyRefusalOf(code: ErrorCode): PrescriptionRefusal | null {
  const names = refusals.flatMap(([name, each]) => (each === code ? [name] : []))
  return names.length === 1 ? (names[0] ?? null) : null
}

function isRefusal(name: string): name is PrescriptionRefusal {
  return Object.hasOwn(prescriptionRefusals, name)
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
    return [{ ...place, code: prescriptionRefusals[name], name, withheld: known } satisfies ServerFault]
  })
}
