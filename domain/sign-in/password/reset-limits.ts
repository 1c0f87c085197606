/** Requests of the last hour: for one address, from one source, and of the whole installation. */
export interface ResetRequests {
  readonly ofAddress: number
  readonly ofSource: number
  readonly all: number
}

const mostInAnHour: ResetRequests = { ofAddress: 3, ofSource: 100, all: 1_000 }

/** Whether one more may be mailed: nobody's mailbox is flooded, and nobody floods many. Whoever asked is answered alike. */
export function mayMailReset(requests: ResetRequests): boolean {
  return (Object.keys(mostInAnHour) as (keyof ResetRequests)[]).every((each) => requests[each] < mostInAnHour[each])
}

export const resetLinkMinutes = 30
export const welcomeLinkDays = 7
