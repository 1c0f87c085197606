import type { Seal } from '@omsorg/database/sealed.ts'
import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'

/** Why a try to sign in was refused before its password was looked at. */
export type RefusedTry = 'account' | 'known-device' | 'source' | 'all' | 'busy'

/** What signing in needs of the server beside the database. */
export interface SignInParts {
  readonly tokens: Tokens
  readonly secret: string
  /** Where people reach us: passkeys are made for it and for no other. */
  readonly publicAddress: string
  /** Seals what a mail has to say later. */
  readonly seal: Seal
  /** Seals what an authenticator app and we both know. */
  readonly factorSeal: Seal
  /** Counts each, and says so in the log: who guesses is noticed. */
  noticeRefused(reason: RefusedTry, address?: string): void
}

const quietMilliseconds = 60_000
const mostRemembered = 1_000

interface Noticing {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'signInRefused'>
  /** Milliseconds that only go forward. */
  readonly elapsed: () => number
}

/** The log has one line a minute for each reason and address, however many tries there are; the metrics count them all. */
export function createNoticing({ log, metrics, elapsed }: Noticing): SignInParts['noticeRefused'] {
  const said = new Map<string, number>()
  return (reason, address = '') => {
    metrics.signInRefused(reason)
    const key = `${reason} ${address}`
    const before = said.get(key)
    if (before !== undefined && elapsed() - before < quietMilliseconds) return
    if (said.size >= mostRemembered) said.clear()
    said.set(key, elapsed())
    log.warn('tries to sign in are refused', { reason, ...(address ? { address } : {}) })
  }
}
