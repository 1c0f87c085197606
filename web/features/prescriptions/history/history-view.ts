import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** What of the history of prescriptions an address holds. */
export interface HistoryView {
  /** Null = every area. */
  readonly area: TherapyArea | null
  readonly page: number
  /** The prescription that is open beside the list. */
  readonly open: number | null
}

export const usualHistory: HistoryView = { area: null, page: 1, open: null }

/** Reads `?area=Catheter&page=2&prescription=17`. What cannot be read counts as not written. */
export function readHistory(query: string): HistoryView {
  const written = new URLSearchParams(query)
  const open = written.get('prescription') ?? ''
  return {
    area: therapyAreas.find((area) => area === written.get('area')) ?? null,
    page: Math.max(1, Math.trunc(Number(written.get('page'))) || 1),
    open: /^[1-9]\d{0,9}$/.test(open) ? Number(open) : null,
  }
}

/** The part of the address after the path: empty for the usual view. */
export function writeHistory({ area, page, open }: HistoryView): string {
  const query = new URLSearchParams()
  if (area) query.set('area', area)
  if (page !== 1) query.set('page', String(page))
  if (open !== null) query.set('prescription', String(open))
  return query.size > 0 ? `?${query}` : ''
}
