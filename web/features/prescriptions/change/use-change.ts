import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { useRef, useState } from 'react'
import { messages } from '../../../platform/messages.ts'
import { useAction } from '../../../platform/calls/query.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { type SendingFailure, sendingFailureOf } from '../prescription/wizard/form/server-faults.ts'
import { outdatedByPrescribing } from '../prescription/wizard/use-sending.ts'

export interface Change<E extends Definition> {
  readonly busy: boolean
  readonly failure: SendingFailure | null
  /** Whether it has been done: nothing is lost any more by leaving. */
  readonly isDone: () => boolean
  /** Sends it, says that it is done, and opens what comes next; what was typed stays when it is refused. */
  readonly send: (
    sent: CallOf<E>,
    then: { readonly said: string; readonly open: string | null },
  ) => Promise<AnswerOf<E> | null>
}

/** One change of a prescription that stands. `keys` are those of the rows as they are sent. */
export function useChange<const E extends Definition>(endpoint: E, keys: readonly string[] = []): Change<E> {
  const action = useAction(endpoint, { silent: true, outdates: outdatedByPrescribing })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  const done = useRef(false)
  return {
    busy,
    failure,
    isDone: () => done.current,
    send: async (sent, { said, open }) => {
      if (busy) return null
      setBusy(true)
      setFailure(null)
      try {
        const answer = await action.mutateAsync(sent)
        done.current = true
        messages.announce({ kind: 'toast', tone: 'success', text: said })
        if (open) await openAddress(open)
        return answer
      } catch (error) {
        setFailure(sendingFailureOf(error, keys))
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}
