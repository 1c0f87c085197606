import type { ImpersonationEnd } from '../../session/session.ts'

/** Another tab may have heard the reason; that the time is up every tab can tell. */
export function whyEnded(heard: ImpersonationEnd, endsAt: number | null, now: number): ImpersonationEnd {
  return heard === 'stopped' && endsAt !== null && now >= endsAt ? 'time-up' : heard
}

const minute = 60_000
const lastMinutes = 2

/** What is left, as the band counts it, and at what it says so aloud: at the start, at five and two minutes, and at the end. */
export function timeLeft(endsAt: number, now: number) {
  const milliseconds = Math.max(0, endsAt - now)
  const minutes = Math.ceil(milliseconds / minute)
  const isSoon = milliseconds <= lastMinutes * minute
  const said = isSoon ? lastMinutes : milliseconds <= 5 * minute ? 5 : null
  return { minutes, seconds: Math.ceil(milliseconds / 1000), isSoon, said }
}
