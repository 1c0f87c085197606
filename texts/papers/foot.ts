import type { Framed, PaperReader } from './paper.ts'

/** Who printed a paper and when, and how it is kept: one that tells of health is locked in. */
export function footOf(
  { t, f, by, now }: PaperReader,
  tells: 'health' | 'nobody',
): Pick<Framed, 'printed' | 'foot' | 'page'> {
  const { health, always } = t.prints.foot
  return {
    printed: t.orderReceipt.printed({ date: f.dateTime(now), name: by }),
    foot: tells === 'health' ? `${health} ${always}` : always,
    page: t.common.table.page,
  }
}
