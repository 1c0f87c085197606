import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { useRef, useState } from 'react'
import { createAttempts } from '../../platform/calls/attempts.ts'
import type { NotDone, Result } from '../../platform/calls/result.ts'
import { call } from './portal-call.ts'
import { noticeReach, refetch } from './use-answer.ts'

export interface Doing<E extends Definition> {
  /** Sends it once; null while it is under way. Never throws. */
  readonly run: (sent: CallOf<E>) => Promise<Result<E> | null>
  readonly busy: boolean
  /** Why the last one was not carried out; the page says so where it was pressed. */
  readonly notDone: NotDone<E> | null
  readonly reset: () => void
}

/** Does something once: the key of an attempt stays the same until the server has given a definite answer. */
export function useDoing<const E extends Definition>(endpoint: E, outdates: readonly Definition[] = []): Doing<E> {
  const [attempts] = useState(() => createAttempts(newKey))
  const [busy, setBusy] = useState(false)
  const [notDone, setNotDone] = useState<NotDone<E> | null>(null)
  const underWay = useRef(false)

  async function run(sent: CallOf<E>): Promise<Result<E> | null> {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    setNotDone(null)
    const result = await call(endpoint, sent, { silent: true, idempotencyKey: attempts.keyFor(sent) })
    if (result.ok || result.definite) {
      attempts.settle()
      await refetch(outdates)
    }
    if (!result.ok) {
      await noticeReach(result.reason)
      setNotDone(result)
    }
    underWay.current = false
    setBusy(false)
    return result
  }

  return { run, busy, notDone, reset: () => setNotDone(null) }
}

/** As randomUUID, which browsers offer in secure contexts only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
