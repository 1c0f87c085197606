import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readSecondStep } from '@omsorg/contract/sign-in/second-factor/read-second-step.ts'
import { sendCode } from '@omsorg/contract/sign-in/second-factor/send-code.ts'
import type { FactorKind, SentKind } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/calls/client.ts'

export type SecondStep = AnswerOf<typeof readSecondStep>
/** How the code of a kind is on its way; `none` for those that are not sent. */
export type Sending = 'none' | 'sending' | 'sent' | 'failed' | 'too-many'

interface Told {
  readonly step: SecondStep
  /** Milliseconds of the page, when it was told. */
  readonly at: number
}

/** A running second step as the server tells it: the ways, the time and the tries that are left, and the sending of codes. */
export function useSecondStep(assertion: string) {
  const [told, setTold] = useState<Told | null>(null)
  const [state, setState] = useState<'loading' | 'failed' | 'open' | 'ended'>('loading')
  const [chosen, setChosen] = useState<FactorKind | null>(null)
  const [sending, setSending] = useState<Sending>('none')
  const asked = useRef<FactorKind | null>(null)

  const read = useCallback(async () => {
    const answer = await call(readSecondStep, { input: { client_id: 'web', assertion } }, { silent: true })
    if (answer.ok) {
      setTold({ step: answer.value, at: performance.now() })
      setState('open')
    } else if (answer.reason === 'challenge-ended') setState('ended')
    else setState((before) => (before === 'open' ? before : 'failed'))
    return answer.ok ? answer.value : null
  }, [assertion])

  const send = useCallback(
    async (kind: SentKind) => {
      setSending('sending')
      const answer = await call(sendCode, { input: { client_id: 'web', assertion, kind } }, { silent: true })
      if (asked.current !== kind) return
      if (answer.ok) setSending('sent')
      else if (answer.reason === 'challenge-ended') setState('ended')
      else setSending(answer.reason === 'too-many-codes' ? 'too-many' : 'failed')
      if (answer.ok) await read()
    },
    [assertion, read],
  )

  /** SMS and e-mail are sent when they are chosen; one that was sent lately is not sent again. */
  const choose = useCallback(
    (kind: FactorKind, step: SecondStep) => {
      asked.current = kind
      setChosen(kind)
      setSending('none')
      if (kind !== 'sms' && kind !== 'email') return
      if (step.kinds.some((each) => each.kind === kind && each.sent)) setSending('sent')
      else void send(kind)
    },
    [send],
  )

  const begin = useCallback(async () => {
    setState('loading')
    const step = await read()
    const first = step && (step.usedLast ?? step.kinds[0]?.kind)
    if (step && first && asked.current === null) choose(first, step)
  }, [read, choose])

  useEffect(() => void begin(), [begin])

  return {
    state,
    told,
    chosen,
    sending,
    choose: (kind: FactorKind) => told && choose(kind, told.step),
    sendAgain: () => (chosen === 'sms' || chosen === 'email') && void send(chosen),
    read,
    again: () => void begin(),
    end: () => setState('ended'),
  }
}
