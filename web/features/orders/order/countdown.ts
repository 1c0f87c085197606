/** The seconds at which who listens is told how many are left. */
const spokenAt = [30, 10]

/** Of what the server said was left when it answered, what is left now. */
export function secondsLeft(atAnswer: number, answeredAt: number, now: number): number {
  return Math.max(0, atAnswer - Math.floor((now - answeredAt) / 1000))
}

/** The last of the spoken moments that has been passed; null before the first, so that nobody hears every second. */
export function spokenSeconds(left: number): number | null {
  return spokenAt.findLast((moment) => left <= moment) ?? null
}
