/** A morning so many days from today; negative days lie behind. */
export function instantOn(today: Temporal.PlainDate, days: number): string {
  return `${today.add({ days }).toString()}T09:20:00Z`
}
