import type { OrderOnTheWay } from '@omsorg/contract/orders/today/list-orders-on-the-way.ts'

export interface DeliveryDay {
  /** Null: later, or without a day. */
  readonly day: string | null
  /** Before today: it should have come. */
  readonly late: boolean
  readonly orders: readonly OrderOnTheWay[]
}

/** So many working days stand by themselves; what comes after is later. */
const daysAhead = 3

/** Today, the next working days, and later; what should have come earlier stands first, where there is something. */
export function deliveryDays(orders: readonly OrderOnTheWay[], today: string): readonly DeliveryDay[] {
  const days = [today, ...workingDaysAfter(today)]
  const last = days.at(-1) ?? today
  const on = (holds: (day: string | null) => boolean) => orders.filter(({ deliveryDate }) => holds(deliveryDate))
  const late = on((day) => day !== null && day < today)
  const between = on((day) => day !== null && day > today && day < last && !days.includes(day))
  const parts = [
    { day: null, late: true, orders: late },
    ...days.map((day) => ({ day, late: false, orders: on((each) => each === day) })),
    { day: null, late: false, orders: [...between, ...on((day) => day === null || day > last)] },
  ]
  return parts.filter((part) => part.day !== null || part.orders.length > 0)
}

function workingDaysAfter(today: string): string[] {
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(today).add({ days: 1 }); days.length < daysAhead; day = day.add({ days: 1 })) {
    if (day.dayOfWeek <= 5) days.push(day.toString())
  }
  return days
}
