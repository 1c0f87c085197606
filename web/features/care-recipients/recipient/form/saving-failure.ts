import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import { answeredFailure } from '../../../../platform/calls/failure.ts'
import { fieldAt } from './recipient-to-save.ts'

/** Why a person could not be saved, as far as the form has an answer of its own to it. */
export type SavingFailure =
  | { readonly kind: 'no-connection' | 'stale' | 'registered-elsewhere' }
  /** Null where the answer does not say who it is. */
  | { readonly kind: 'registered-here'; readonly careRecipientId: number | null }
  /** Fields of the form that the server does not take. */
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

/** The first part of every path that a person's call takes. */
const partsOfForm = new Set([
  'ssn',
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'phone',
  'deliveryPhone',
  'email',
  'addresses',
  'invoice',
  'invoiceTo',
  'guardians',
  'trustees',
  'referenceNumber',
  'room',
  'protectionKind',
])

/** A lost connection leaves everything as it is filled in, to be sent again. */
export function savingFailureOf(failed: unknown): SavingFailure {
  const error = answeredFailure(failed)
  if (!error) return { kind: 'no-connection' }
  if (error.code === 'CONFLICT_STALE') return { kind: 'stale' }
  if (error.refusedFor('registered-here')) return { kind: 'registered-here', careRecipientId: idIn(error.body) }
  if (error.refusedFor('registered-elsewhere')) return { kind: 'registered-elsewhere' }
  const fields = Object.keys(error.errors)
    .map(fieldAt)
    .filter((path) => partsOfForm.has(path.split('.')[0] ?? ''))
  if (fields.length > 0) return { kind: 'fields', fields }
  return { kind: 'refused', code: error.code ?? 'GENERIC' }
}

function idIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null
  const { detail } = body
  if (typeof detail !== 'object' || detail === null || !('careRecipientId' in detail)) return null
  return typeof detail.careRecipientId === 'number' ? detail.careRecipientId : null
}
