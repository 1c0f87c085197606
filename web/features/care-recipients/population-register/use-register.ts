import { askPopulationRegister } from '@omsorg/contract/care-recipients/population-register/ask-population-register.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/calls/client.ts'
import type { Reason } from '../../../platform/calls/result.ts'

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
  const latest = useRef<object | null>(null)
  useEffect(() => () => void (latest.current = null), [])

  async function ask(number: string): Promise<void> {
    const question = {}
    latest.current = question
    setState({ phase: 'asking', number })
    const slow = setTimeout(() => latest.current === question && setState({ phase: 'slow', number }), patience)
    const result = await call(askPopulationRegister, { input: { ssn: number } }, { silent: true })
    clearTimeout(slow)
    // Somebody has asked about another number meanwhile, or has left the form.
    if (latest.current !== question) return
    if (!result.ok) return setState({ phase: phases[result.reason] ?? 'failed', number })
    if (result.value.result === 'unavailable') return setState({ phase: 'failed', number })
    setState({ phase: 'answered', number, answer: result.value })
    onAnswer(result.value)
  }

  return { state, ask: (number: string) => void ask(number) }
}

const phases: Partial<Record<Reason<typeof askPopulationRegister>, 'not-allowed' | 'too-many'>> = {
  forbidden: 'not-allowed',
  'look-up-not-allowed': 'not-allowed',
  'budget-used-up': 'too-many',
}
