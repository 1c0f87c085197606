import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { keepRenewalAnswers } from '@omsorg/contract/prescriptions/renewal-queue/keep-renewal-answers.ts'
import type { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import { useState } from 'react'
import { answerTo } from '../../../platform/calls/client.ts'
import { useEntriesKeeper } from '../../../platform/entries/use-entries-keeper.ts'
import { laterBy } from '../../../platform/later.ts'
import { type Answers, begun, type Pass, sentOf } from './queue-pass.ts'

type Queue = AnswerOf<typeof readRenewalQueue>

/** After the last answer, in milliseconds. */
const pauseBeforeKeeping = 800

export interface KeptPass {
  readonly pass: Pass
  readonly keptOn: string | null
  /** What is answered now, kept on the server a while later. */
  readonly change: (next: Pass) => void
  /** Nothing is kept while answers are carried out. */
  readonly pause: () => Promise<void>
  readonly goOn: () => void
}

function answersOf({ kept }: Queue): Answers {
  return new Map(
    kept.map(({ prescriptionRowId, answer, packagesPerWithdrawal, reason }) => [
      prescriptionRowId,
      answer === 'renew' ? { answer, packages: packagesPerWithdrawal } : { answer, reason },
    ]),
  )
}

/** The pass that somebody began, here or at another computer, and goes on with. */
export function usePass(queue: Queue): KeptPass {
  const [pass, setPass] = useState(() => begun(answersOf(queue)))
  const [keptOn, setKeptOn] = useState(queue.keptOn)
  const keeper = useEntriesKeeper<Answers>(() => ({
    send: async (answers) => {
      const input = { answers: [...answers].map(([id, answer]) => sentOf(id, answer)) }
      const { keptOn: at } = await answerTo(keepRenewalAnswers, { input }, { silent: true, outlivesPage: true })
      setKeptOn(at)
    },
    remove: () => answerTo(keepRenewalAnswers, { input: { answers: [] } }, { silent: true, outlivesPage: true }),
    later: laterBy(pauseBeforeKeeping),
  }))
  return {
    pass,
    keptOn,
    change(next) {
      setPass(next)
      keeper.change(next.answers)
    },
    pause: keeper.pause,
    goOn: keeper.goOn,
  }
}
