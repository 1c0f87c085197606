import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** What of the history of prescriptions an address holds. */
export interface HistoryView {
  /** Null = every area. */
  readonly area: TherapyArea | null
  /** Those that counted on a day from here; blank = from the first. */
  readonly from: string
  /** And until here; blank = to the last. */
  readonly to: string
  readonly page: number
  /** The prescription that is open beside the list. */
  readonly open: number | null
}

export const usualHistory: HistoryView = { area: null, from: '', to: '', page: 1, open: null }

/** Reads `?area=Catheter&from=2026-01-01&page=2&prescription=17`. What cannot be read counts as not written. */
export function readHistory(query: string): HistoryView {
  const written = new URLSearchParams(query)
  const open = written.get('prescription') ?? ''
  const [from, to] = [readDay(written.get('from') ?? '') ?? '', readDay(written.get('to') ?? '') ?? '']
  return {
    area: therapyAreas.find((area) => area === written.get('area')) ?? null,
    from,
    to: to < from ? '' : to,
    page: Math.max(1, Math.trunc(Number(written.get('page'))) || 1),
    open: /^[1-9]\d{0,9}$/.test(open) ? Number(open) : null,
  }
}

/** The part of the address after the path: empty for the usual view. */
export function writeHistory({ area, from, to, page, open }: HistoryView): string {
  const query = new URLSearchParams()
  if (area) query.set('area', area)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (page !== 1) query.set('page', String(page))
  if (open !== null) query.set('prescription', String(open))
  return query.size > 0 ? `?${query}` : ''
}

/** Whether the list is narrowed: then an empty one says so, and how to see all. */
export function isNarrowed({ area, from, to }: HistoryView): boolean {
  return area !== null || from !== '' || to !== ''
}
