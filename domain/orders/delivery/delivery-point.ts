import { savedOrdersAreKeptForDays } from '../order/order-transitions.ts'

/** For so long what a carrier has answered of a postal code is told again without asking: opening hours change by the week. */
const recentHours = 12

export function isRecent(answeredAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(answeredAt.add({ hours: recentHours }), now) > 0
}

/** What was answered is kept as long as an order that was saved with it, and a few days more. */
export const pointsAreKeptForDays = savedOrdersAreKeptForDays + 5
