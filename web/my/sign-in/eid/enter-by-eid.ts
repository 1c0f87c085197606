import type { EnterOutcome } from '../../session/portal-session.ts'
import { session } from '../../session/session-here.ts'
import { arriveAt, isStop, type Stop } from '../../way/way.ts'
import { broughtByEid } from './eid-return.ts'

/** Which page was asked for before one went to the e-ID. */
const askedKey = 'my-asked'

let running: Promise<EnterOutcome> | null = null

/** Exchanges what the e-ID service brought for a session, once however often it is asked; null when nothing was brought. */
export function enterByEid(): Promise<EnterOutcome> | null {
  const brought = broughtByEid()
  if (brought) running = enter({ grant_type: 'crp_eid', ...brought })
  return running
}

/** Once in, this page is gone before anybody could lead on from it. */
async function enter(form: Readonly<Record<string, string>>): Promise<EnterOutcome> {
  const outcome = await session.signIn(form)
  if (outcome.ok) arriveAt(takeAsked())
  return outcome
}

export function keepAsked(stop: Stop): void {
  sessionStorage.setItem(askedKey, stop)
}

function takeAsked(): Stop {
  const kept = sessionStorage.getItem(askedKey)
  sessionStorage.removeItem(askedKey)
  return kept !== null && isStop(kept) ? kept : 'home'
}
