import type { EnterOutcome } from '../../session/portal-session.ts'
import { session } from '../../session/session-here.ts'
import { addressOf, go, isStop, type Stop } from '../../way/way.ts'

/** Which page was asked for before one went to the e-ID. */
const askedKey = 'my-asked'

let brought: Readonly<Record<'grandidsession' | 'state', string>> | null = null
let running: Promise<EnterOutcome> | null = null

/** Takes what the e-ID service sent the browser back with out of the address. It is kept with this page alone: it counts once. */
export function takeEid(): void {
  const { pathname, searchParams } = new URL(location.href)
  const grandidsession = searchParams.get('grandidsession')
  const state = searchParams.get('state')
  if (pathname !== addressOf('eid') || !grandidsession || !state) return
  brought = { grandidsession, state }
  go('eid', { replace: true })
}

/** Exchanges it for a session, once however often it is asked; null when nothing was brought. */
export function enterByEid(): Promise<EnterOutcome> | null {
  if (brought) running = enter({ grant_type: 'crp_eid', ...brought })
  brought = null
  return running
}

/** Once in, this page is gone before anybody could lead on from it. */
async function enter(form: Readonly<Record<string, string>>): Promise<EnterOutcome> {
  const outcome = await session.signIn(form)
  if (outcome.ok) go(takeAsked(), { replace: true })
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
