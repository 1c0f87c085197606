export type ReadDay = (day: string) => Temporal.PlainDate

/** Reads each day once: the prescriptions and orders of many persons lie on a few days. */
export function eachDayOnce(): ReadDay {
  const known = new Map<string, Temporal.PlainDate>()
  return (text) => {
    const day = known.get(text) ?? Temporal.PlainDate.from(text)
    known.set(text, day)
    return day
  }
}
