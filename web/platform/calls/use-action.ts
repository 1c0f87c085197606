import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { useRef, useState } from 'react'
import { messages } from '../messages.ts'
import { createAttempts } from './attempts.ts'
import type { CallOptions } from './call.ts'
import { call } from './client.ts'
import { refetch } from './query.ts'
import type { NotDone, Result } from './result.ts'

export interface ActionOptions<E extends Definition> extends Pick<
  CallOptions<E>,
  'resolves' | 'place' | 'beforeMessage' | 'headers'
> {
  /** The endpoints whose answers this action makes old. They are also read again after a refusal, which knew better. */
  readonly outdates?: readonly Definition[]
  /** The sentence of the toast when it is done. */
  readonly done?: string | undefined
}

interface RunOptions {
  readonly done?: string
  /** Nobody asked for it, so nobody is told that it was not carried out: a draft that is saved by itself. */
  readonly silent?: boolean
}

export interface Action<E extends Definition> {
  /**
   * Sends it, and answers what came of it; null while it is still under way. What was not carried out has been said already,
   * unless it is among `resolves`. Never throws.
   */
  readonly run: (sent: CallOf<E>, options?: RunOptions) => Promise<Result<E> | null>
  readonly busy: boolean
  /** Why the last one was not carried out. */
  readonly notDone: NotDone<E> | null
  /** Forgets what came of the last one. */
  readonly reset: () => void
}

/** Does something once: the key of an attempt stays the same until the server has given a definite answer. */
export function useAction<const E extends Definition>(
  endpoint: E,
  { outdates = [], done, ...options }: ActionOptions<E> = {},
): Action<E> {
  const [attempts] = useState(() => createAttempts(newKey))
  const [busy, setBusy] = useState(false)
  const [notDone, setNotDone] = useState<NotDone<E> | null>(null)
  const underWay = useRef(false)

  async function run(
    sent: CallOf<E>,
    { done: doneNow = done, silent = false }: RunOptions = {},
  ): Promise<Result<E> | null> {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    setNotDone(null)
    const result = await call(endpoint, sent, { ...options, silent, idempotencyKey: attempts.keyFor(sent) })
    if (result.ok || result.definite) {
      attempts.settle()
      await refetch(outdates)
    }
    if (!result.ok) setNotDone(result)
    else if (doneNow !== undefined) messages.announce({ kind: 'toast', tone: 'success', text: doneNow })
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
