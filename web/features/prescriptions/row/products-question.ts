import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { largestPageSize } from '@omsorg/contract/paging.ts'
import type { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'

/** Nobody has as many prescriptions as one answer may hold. */
const all: typeof largestPageSize = 200

/** What waits, runs, or has ended and may still be renewed. */
const shown = ['preliminary', 'active', 'finished', 'renew'] as const

/** What the products of a person are asked for by, here and by the first script of the page. */
export function productsQuestion(careRecipientId: number): CallOf<typeof searchPrescriptions> {
  return { input: { careRecipientId, statuses: [...shown], pageSize: all } }
}
