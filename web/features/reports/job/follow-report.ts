import type { ReportView } from '@omsorg/contract/reports/job/report-view.ts'

/** What is done by then just comes; what takes longer says so when it is done, wherever somebody is. */
const comesAtOnceWithin = 3_000
const soon = 500
const later = 2_500

interface FollowParts {
  /** The report as it stands; null where it is listed no more, `no-answer` where nobody knows right now. */
  readonly look: (reportId: number) => Promise<ReportView | null | 'no-answer'>
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly now: () => number
}

interface Ended {
  readonly report: ReportView | null
  /** Whoever asked for it still waits in front of it. */
  readonly comesAtOnce: boolean
}

export const isUnderWay = ({ state }: Pick<ReportView, 'state'>) => state === 'waiting' || state === 'making'

/**
 * Follows reports until they have ended, also when the line is away meanwhile. Null for one that is followed already: its end is
 * said once.
 */
export function createFollowing({ look, wait, now }: FollowParts) {
  /** Until when each of those that are followed comes at once. */
  const followed = new Map<number, number>()

  return async function follow(reportId: number, isJustAsked: boolean): Promise<Ended | null> {
    const isFollowed = followed.has(reportId)
    if (isJustAsked || !isFollowed) followed.set(reportId, isJustAsked ? now() + comesAtOnceWithin : 0)
    if (isFollowed) return null
    const isSoon = () => now() < (followed.get(reportId) ?? 0)
    for (;;) {
      await wait(isSoon() ? soon : later)
      const report = await look(reportId)
      if (report === 'no-answer' || (report !== null && isUnderWay(report))) continue
      const end = { report, comesAtOnce: isSoon() }
      followed.delete(reportId)
      return end
    }
  }
}
