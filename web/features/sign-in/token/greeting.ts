import type { Texts } from '@omsorg/texts/shape.ts'

export type Greeting = keyof Texts['signIn']['greeting']

/** How one greets at an hour of the day, 0 to 23. Whoever works at night is met with "good evening". */
export function greetingAt(hour: number): Greeting {
  if (hour >= 5 && hour < 9) return 'morning'
  if (hour >= 9 && hour < 12) return 'forenoon'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
