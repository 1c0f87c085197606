import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { answersOfOneCall, confirmRenewals } from '@omsorg/contract/prescriptions/renewal-queue/confirm-renewals.ts'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import { type answersToSend, inParts } from './queue-pass.ts'

export type Outcome = AnswerOf<typeof confirmRenewals>['rows'][number]

export interface Confirmed {
  readonly outcomes: readonly Outcome[]
  /** Answers that never arrived: a call failed, and what came after it was not sent. */
  readonly unsent: number
  /** Nobody answered, so that nobody knows whether the last part was carried out. */
  readonly isUnknown: boolean
}

/** Sends the answers of a pass in parts, one after the other; each part is carried out once, also when it is sent again. */
export function useConfirming() {
  const { run } = useAction(confirmRenewals)
  const [sent, setSent] = useState<{ readonly done: number; readonly of: number } | null>(null)

  async function confirm(answers: ReturnType<typeof answersToSend>, start: 'after-end' | 'today'): Promise<Confirmed> {
    const outcomes: Outcome[] = []
    let isUnknown = false
    setSent({ done: 0, of: answers.length })
    for (const part of inParts(answers, answersOfOneCall)) {
      const input = { answers: part.map(({ prescriptionId: _old, ...answer }) => answer), start }
      const result = await run({ input })
      if (!result?.ok) {
        isUnknown = result?.definite === false
        break
      }
      outcomes.push(...result.value.rows)
      setSent({ done: outcomes.length, of: answers.length })
    }
    await refetch(outdatedByPrescribing)
    setSent(null)
    return { outcomes, unsent: answers.length - outcomes.length, isUnknown }
  }

  return { confirm, sent }
}
