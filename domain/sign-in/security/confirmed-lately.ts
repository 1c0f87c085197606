const confirmedForMinutes = 5

/** Whether somebody has just shown who they are: what changes one's own ways to sign in asks for it anew after some minutes. */
export function confirmedLately(confirmedAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return confirmedAt !== null && confirmedAt.until(now).total('minutes') <= confirmedForMinutes
}
