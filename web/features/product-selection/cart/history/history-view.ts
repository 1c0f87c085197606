import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** What of the history of selected products an address holds. */
export interface SelectionHistoryView {
  /** Null = every area. */
  readonly area: TherapyArea | null
  readonly page: number
}

export const usualHistory: SelectionHistoryView = { area: null, page: 1 }

/** Reads `?area=Catheter&page=2`. What cannot be read counts as not written. */
export function readHistory(query: string): SelectionHistoryView {
  const written = new URLSearchParams(query)
  return {
    area: therapyAreas.find((area) => area === written.get('area')) ?? null,
    page: Math.max(1, Math.trunc(Number(written.get('page'))) || 1),
  }
}

/** The part of the address after the path: empty for the usual view. */
export function writeHistory({ area, page }: SelectionHistoryView): string {
  const query = new URLSearchParams()
  if (area) query.set('area', area)
  if (page !== 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
