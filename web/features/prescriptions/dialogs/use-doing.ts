import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useState } from 'react'
import { CallFailure } from '../../../platform/calls/failure.ts'
import { messages } from '../../../platform/messages.ts'
import { answerKey, queryClient } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { failureText } from './failure-text.ts'
import { outdatedByRenewing } from './outdated.ts'

/**
 * One attempt at a time, with what it failed of; `said` is the toast of one that went well. What was refused was judged by
 * newer facts than those shown, so these are fetched again.
 */
export function useDoing(area: TherapyArea) {
  const t = useAllTexts()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(change: () => Promise<unknown>, { said }: { readonly said: string | null }): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await change()
      if (said !== null) messages.announce({ kind: 'toast', tone: 'success', text: said })
    } catch (error) {
      setFailure(failureText(error, area, t))
      if (error instanceof CallFailure && error.definite) await lookAgain()
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, attempt, fail: setFailure }
}

async function lookAgain(): Promise<void> {
  await Promise.all(outdatedByRenewing.map((each) => queryClient.invalidateQueries({ queryKey: answerKey(each) })))
}
