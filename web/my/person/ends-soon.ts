const toldDays = 60

/** Whether a guardian is told that the help ends: who helps one child alone never comes to the page that says it. */
export function endsSoon(endsOn: string | null, today: string): endsOn is string {
  return endsOn !== null && Date.parse(endsOn) - Date.parse(today) <= toldDays * 86_400_000
}
