import { agree, refuse, type Outcome } from '../../outcome.ts'

interface DayContext {
  readonly today: Temporal.PlainDate
  /** Null where it is unknown, and where it may not be shown: a refusal would tell it to whoever tries days. */
  readonly birthDate: Temporal.PlainDate | null
}

/** The day on which somebody talked with a person: it has come, and the person was born. */
export function conversationDay(
  day: Temporal.PlainDate,
  { today, birthDate }: DayContext,
): Outcome<Temporal.PlainDate, 'in-future' | 'before-birth'> {
  if (Temporal.PlainDate.compare(day, today) > 0) return refuse('in-future', { at: 'day' })
  if (birthDate && Temporal.PlainDate.compare(day, birthDate) < 0) return refuse('before-birth', { at: 'day' })
  return agree(day)
}
