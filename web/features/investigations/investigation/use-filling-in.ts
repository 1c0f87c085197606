import { changeStatus } from '@omsorg/contract/investigations/investigation/change-status.ts'
import { createInvestigation } from '@omsorg/contract/investigations/investigation/create-investigation.ts'
import { areaHeader } from '@omsorg/contract/investigations/investigation/investigation-refusals.ts'
import type { InvestigationView } from '@omsorg/contract/investigations/investigation/investigation-view.ts'
import { listInvestigations } from '@omsorg/contract/investigations/investigation/list-investigations.ts'
import { readInvestigation } from '@omsorg/contract/investigations/investigation/read-investigation.ts'
import { saveAnswers } from '@omsorg/contract/investigations/investigation/save-answers.ts'
import { saveIncontinenceSpecific } from '@omsorg/contract/investigations/leakage/save-incontinence-specific.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { createEntriesKeeper } from '../../../platform/entries/entries-keeper.ts'
import { laterBy } from '../../../platform/later.ts'
import { answersIn, type AnswerValues } from './answers.ts'

export interface Filled {
  readonly values: AnswerValues
  /** As they are typed. */
  readonly validFrom: string
  readonly validTo: string
}

interface Whose {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
}

/** Somebody else has saved meanwhile, or another one is in progress: nothing more is saved here. */
export type Halted =
  | { readonly why: 'stale'; readonly by: ShownAuthor | null; readonly on: string }
  | { readonly why: 'another'; readonly investigationId: number }
  | { readonly why: 'not-saved' }

interface Standing {
  readonly investigationId: number | null
  readonly rowVersion: number
}

const aWhile = 800

/**
 * Keeps what is filled in, a while after the last key and one call after the other. A new investigation is begun with the first
 * answer. What is kept belongs to the person and stands for everybody at the place, so a newer version is never overwritten.
 */
export function useFillingIn(whose: Whose, stored: InvestigationView | null, started: Filled) {
  const [filled, setFilled] = useState(started)
  const [savedOn, setSavedOn] = useState<string | null>(null)
  const [halted, setHalted] = useState<Halted | null>(null)
  const standing = useRef<Standing>({
    investigationId: stored?.investigationId ?? null,
    rowVersion: stored?.rowVersion ?? 0,
  })
  const status = useAction(changeStatus, { outdates: [listInvestigations, readInvestigation] })
  const specific = useAction(saveIncontinenceSpecific, { outdates: [] })

  async function send(wanted: Filled): Promise<void> {
    const days = { validFrom: readDay(wanted.validFrom), validTo: readDay(wanted.validTo) }
    if (!days.validFrom || !days.validTo || days.validTo < days.validFrom) return
    const body = { validFrom: days.validFrom, validTo: days.validTo, answers: answersIn(wanted.values) }
    const { investigationId, rowVersion } = standing.current
    if (investigationId === null) {
      const begun = await call(
        createInvestigation,
        { input: { careRecipientId: whose.careRecipientId, ...body } },
        { silent: true, idempotencyKey: crypto.randomUUID(), headers: { [areaHeader]: whose.therapyArea } },
      )
      if (begun.ok) {
        standing.current = { investigationId: begun.value.investigationId, rowVersion: begun.value.rowVersion }
        return saved(new Date().toISOString())
      }
      if (begun.reason === 'another-in-progress')
        return setHalted({ why: 'another', investigationId: begun.detail.investigationId })
      return failed()
    }
    const result = await call(
      saveAnswers,
      { input: { investigationId, rowVersion, ...body } },
      { silent: true, idempotencyKey: crypto.randomUUID(), outlivesPage: true },
    )
    if (result.ok) {
      standing.current = { investigationId, rowVersion: result.value.rowVersion }
      return saved(result.value.savedOn)
    }
    if (result.reason === 'stale') return setHalted({ why: 'stale', ...result.detail })
    failed()
  }

  function saved(on: string): void {
    setSavedOn(on)
    setHalted(null)
  }

  /** Nobody is told as saved what is not; the next key tries again. */
  function failed(): never {
    setHalted({ why: 'not-saved' })
    throw new Error('the answers were not saved')
  }

  const sending = useRef(send)
  sending.current = send
  const [keeper] = useState(() =>
    createEntriesKeeper<Filled>({
      send: (wanted) => sending.current(wanted),
      remove: async () => undefined,
      later: laterBy(aWhile),
    }),
  )
  useEffect(() => {
    addEventListener('pagehide', keeper.flush)
    return () => {
      removeEventListener('pagehide', keeper.flush)
      keeper.flush()
      void refetch([listInvestigations, readInvestigation])
    }
  }, [keeper])

  const isHeld = halted?.why === 'stale' || halted?.why === 'another'

  function change(part: Partial<Filled>): void {
    const next = { ...filled, ...part }
    setFilled(next)
    setSavedOn(null)
    if (!isHeld) keeper.change(next)
  }

  /** Saves all, then judges it as a whole; the id when it was completed. */
  async function complete(isIncontinence: boolean): Promise<number | null> {
    keeper.flush()
    await keeper.pause()
    keeper.goOn()
    const { investigationId, rowVersion } = standing.current
    if (investigationId === null) return null
    let version = rowVersion
    if (isIncontinence) {
      const fields = completeFields(answersIn(filled.values))
      if (!fields) return null
      const kept = await specific.run({ input: { investigationId, rowVersion: version, ...fields } })
      if (!kept?.ok) return null
      version = kept.value.rowVersion
      standing.current = { investigationId, rowVersion: version }
    }
    const done = await status.run({ input: { investigationId, status: 'active', rowVersion: version } })
    return done?.ok ? investigationId : null
  }

  return { filled, change, savedOn, halted, isHeld, complete, busy: status.busy || specific.busy, standing }
}

type Answers = ReturnType<typeof answersIn>

/** What a completed investigation of incontinence has; null while something is missing. */
function completeFields(answers: Answers) {
  const { dayLeakage, eveningLeakage, nightLeakage, dailyTotal, type, mobility } = answers
  if (dayLeakage === null || eveningLeakage === null || nightLeakage === null) return null
  if (dailyTotal === null || type === null || mobility === null) return null
  const { changing, waistSize, hipSize } = answers
  return {
    dayLeakage,
    eveningLeakage,
    nightLeakage,
    dailyTotal,
    type,
    mobility,
    changing,
    waistSize,
    hipSize,
    dayChanges: answers.dayChanges ?? 1,
    eveningChanges: answers.eveningChanges ?? 1,
    nightChanges: answers.nightChanges ?? 1,
  }
}
