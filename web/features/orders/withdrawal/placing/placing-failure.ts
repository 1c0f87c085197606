import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import type { ChangedPrices } from '@omsorg/contract/orders/withdrawal/changed-prices.ts'
import { answeredFailure } from '../../../../platform/calls/failure.ts'

/** Why an order could not be saved or placed, as far as the screen has an answer of its own to it. */
export type PlacingFailure =
  | { readonly kind: 'prices'; readonly prices: ChangedPrices }
  | { readonly kind: 'line' | 'stale' | 'already-placed' | 'warnings' | 'no-connection' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

const ofLines = [
  'line-unavailable',
  'quantity-zero',
  'quantity-above-allowed',
  'flavors-do-not-sum',
  'nothing-to-order',
  'row-not-found',
  'item-not-of-row',
]

export function placingFailureOf(failed: unknown): PlacingFailure {
  const error = answeredFailure(failed)
  if (!error) return { kind: 'no-connection' }
  const prices = detailOf(error.body)
  if (error.code === 'ORS002004' && prices) return { kind: 'prices', prices }
  if (error.code === 'CONFLICT_STALE') return { kind: 'stale' }
  if (error.code === 'ORS002001') return { kind: 'already-placed' }
  if (error.refusedFor('warnings-not-accepted')) return { kind: 'warnings' }
  const at = Object.keys(error.errors)
  if (at.some((name) => ofLines.includes(name) || name.startsWith('lines['))) return { kind: 'line' }
  return { kind: 'refused', code: error.code ?? 'GENERIC' }
}

/** The server shapes the detail by the contract of the call, as it does every answer. */
function detailOf(body: unknown): ChangedPrices | null {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null
  const { detail } = body
  return typeof detail === 'object' && detail !== null && 'totals' in detail ? (detail as ChangedPrices) : null
}
