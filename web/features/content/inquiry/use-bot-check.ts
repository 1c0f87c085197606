import { readChallenge } from '@omsorg/contract/content/bot-check/read-challenge.ts'
import { useRef, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'

export type BotCheckState = 'waiting' | 'working' | 'done' | 'failed'

export interface BotCheck {
  readonly state: BotCheckState
  /** Begins, unless it is under way or done. Called with the first field that is touched. */
  readonly begin: () => void
  /** The token, once the work is done; null where it cannot be done. */
  readonly token: () => Promise<string | null>
  /** What was solved was used up, or did not hold. */
  readonly again: () => void
}

/** A token ends a little before the server says so. */
const margin = 60_000

export function useBotCheck(): BotCheck {
  const [state, setState] = useState<BotCheckState>('waiting')
  const asking = useAction(readChallenge)
  const work = useRef<{ readonly token: Promise<string | null>; ends: number } | null>(null)

  async function solve(): Promise<string | null> {
    setState('working')
    const asked = await asking.run({}, { silent: true })
    if (!asked?.ok) return null
    if (work.current) work.current.ends = performance.now() + asked.value.holdsFor * 1000 - margin
    const { solvedBy } = await import('./solve-challenge.ts')
    return solvedBy(asked.value)
  }

  async function settle(token: Promise<string | null>): Promise<void> {
    const solved = await token
    setState(solved === null ? 'failed' : 'done')
    if (solved === null) work.current = null
  }

  function start(): Promise<string | null> {
    const token = isSecureContext ? solve() : Promise.resolve(null)
    work.current = { token, ends: Number.POSITIVE_INFINITY }
    void settle(token)
    return token
  }

  const holds = () => work.current !== null && work.current.ends > performance.now()
  return {
    state,
    begin: () => {
      if (!holds()) void start()
    },
    token: () => (holds() && work.current ? work.current.token : start()),
    again: () => void start(),
  }
}

interface CheckedForm<R> {
  readonly judge: () => Promise<boolean>
  readonly send: () => Promise<R>
}

type Sent = { readonly ok: true } | { readonly ok: false; readonly reason: string } | null

/**
 * Sends a form that a check goes with: judged first, for the work is for nothing where a field is wrong. Null when nothing was
 * sent; a token that did not hold is worked for anew.
 */
export async function sendChecked<R extends Sent>(
  form: CheckedForm<R>,
  check: BotCheck,
  /** Takes what goes along; false where nothing is sent without it. */
  take: (token: string | null) => boolean,
): Promise<R | null> {
  if (!(await form.judge()) || !take(await check.token())) return null
  const result = await form.send()
  if (result?.ok === false && result.reason === 'bot-check-failed') check.again()
  return result
}
