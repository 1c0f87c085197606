import { askPopulationRegister } from '@omsorg/contract/care-recipients/population-register/ask-population-register.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useEffect, useRef, useState } from 'react'
import { answerTo } from '../../../platform/calls/client.ts'
import { CallFailure } from '../../../platform/calls/failure.ts'

export type RegisterAnswer = AnswerOf<typeof askPopulationRegister>

/** How far the question to the population register has come, and about which number it was asked. */
export type RegisterState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking' | 'slow' | 'failed' | 'not-allowed' | 'too-many'; readonly number: string }
  | { readonly phase: 'answered'; readonly number: string; readonly answer: RegisterAnswer }

/** So long a person waits without a word, in milliseconds. */
const patience = 1_000

/** Asks the register once for each press. The answer stays with the form and in no cache: it is about a person. */
export function useRegister(onAnswer: (answer: RegisterAnswer) => void) {
  const [state, setState] = useState<RegisterState>({ phase: 'idle' })
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  async function ask(number: string): Promise<void> {
    under.current?.abort()
    const asking = new AbortController()
    under.current = asking
    setState({ phase: 'asking', number })
    const slow = setTimeout(() => setState({ phase: 'slow', number }), patience)
    try {
      const sent = { input: { ssn: number } }
      const answer = await answerTo(askPopulationRegister, sent, { silent: true, signal: asking.signal })
      if (answer.result === 'unavailable') return setState({ phase: 'failed', number })
      setState({ phase: 'answered', number, answer })
      onAnswer(answer)
    } catch (error) {
      if (!asking.signal.aborted) setState({ phase: phaseAfter(error), number })
    } finally {
      clearTimeout(slow)
    }
  }

  return { state, ask: (number: string) => void ask(number) }
}

function phaseAfter(error: unknown): 'failed' | 'not-allowed' | 'too-many' {
  if (!(error instanceof CallFailure)) return 'failed'
  if (error.status === 429) return 'too-many'
  return error.status === 403 || error.refusedFor('look-up-not-allowed') ? 'not-allowed' : 'failed'
}
