/** How long the link of the first mail holds. Nobody sees a request whose address is not confirmed. */
export const confirmLinkDays = 3

/** What was decided is kept so long, and then who asked is forgotten; the account keeps its own history. */
export const keptDecidedDays = 90

/** What nobody decides in so long is forgotten as well: whoever still needs an account asks anew. */
export const keptOpenDays = 180

/** Requests of the last day: for one address, and of the last hour for the whole installation. */
export interface AccountRequests {
  readonly ofAddress: number
  readonly all: number
}

const most: AccountRequests = { ofAddress: 3, all: 500 }

/** Whether one more may be mailed: nobody's mailbox is flooded, and nobody floods many. Whoever asked is answered alike. */
export function mayMailRequest({ ofAddress, all }: AccountRequests): boolean {
  return ofAddress < most.ofAddress && all < most.all
}
