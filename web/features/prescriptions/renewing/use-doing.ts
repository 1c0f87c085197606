import { useState } from 'react'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { failureText } from './failure-text.ts'

/** One attempt at a time, with what it failed of; `said` is the toast of one that went well. */
export function useDoing() {
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
      setFailure(failureText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, attempt, fail: setFailure }
}
