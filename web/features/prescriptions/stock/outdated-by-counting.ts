import { listStock } from '@omsorg/contract/prescriptions/stock/list-stock.ts'
import { searchRunOuts } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'

/** What tells when something runs out, beside what prescribing outdates. */
export const outdatedByCounting = [listStock, searchRunOuts] as const
