import { confirmRenewals as contract } from '@omsorg/contract/prescriptions/renewal-queue/confirm-renewals.ts'
import type { QueueAnswer, QueueBlock } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayReject } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { dayAfter } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import { mayPrescription } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle, type Call, type Handler } from '../../../platform/handle.ts'
import { lockPrescriptions, type LockedPrescription, type LockedRow } from '../locks.sql.ts'
import { readPendingRequest, rejectRequest } from '../renew-request/renew-requests.sql.ts'
import { renewableOf } from '../renewal/renewal-facts.ts'
import { renewLocked } from '../renewal/renew-locked.ts'
import { settlePerson } from '../settle-person.ts'
import { keepAnswers, keptAnswers } from './kept-answers.ts'
import { noteDeclined, readWhoEnded } from './queue.sql.ts'

type Outcome = AnswerOf<typeof contract>['rows'][number]
type Asked = Call<typeof contract>

/** Nothing of a row is written before it is known that it can be: what is refused leaves the others as they are. */
export function confirmRenewals(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { input, actor, now, tx } = call
    const { carePlaceId, doerId } = actor
    if (!carePlaceId) return refuse('place-not-chosen')
    const { answers } = input
    const twice = answers.findIndex((each, at) =>
      answers.slice(0, at).some(({ prescriptionRowId }) => prescriptionRowId === each.prescriptionRowId),
    )
    if (twice >= 0) return refuse('answered-twice', { at: `answers[${twice}].prescriptionRowId` })
    const silent = answers.findIndex(({ answer, reason }) => answer === 'no' && !mayReject(reason).ok)
    if (silent >= 0) return refuse('reason-missing', { at: `answers[${silent}].reason` })

    const answerOf = new Map(answers.map((each) => [each.prescriptionRowId, each]))
    const prescriptions = await lockPrescriptions(tx, { rowIds: [...answerOf.keys()] })
    if (prescriptions.length === 0) return refuse('row-not-found', { at: 'answers[0].prescriptionRowId' })
    const outcomes = new Map<number, Outcome>()
    for (const old of prescriptions) {
      for (const each of await carryOut(call, old, answerOf)) outcomes.set(each.prescriptionRowId, each)
    }
    const rows = answers.map(({ prescriptionRowId }) => outcomes.get(prescriptionRowId) ?? notFound(prescriptionRowId))
    if (rows.every(({ reason }) => reason === 'not-your-area')) return refuse('not-your-area')

    const kept = await keptAnswers(tx, seal, { doerId, carePlaceId })
    const done = new Set(rows.filter((each) => each.outcome !== 'refused').map((each) => each.prescriptionRowId))
    const left = kept.answers.filter((each) => !done.has(each.prescriptionRowId))
    if (left.length < kept.answers.length) {
      await keepAnswers(tx, seal, { doerId, carePlaceId }, { answers: left, at: now })
    }
    return agree({ rows })
  })
}

function notFound(prescriptionRowId: number): Outcome {
  const nobody = { careRecipientId: null, startDate: null, by: null, on: null }
  return { prescriptionRowId, outcome: 'refused', reason: 'row-not-found', ...nobody }
}

/** What was answered to the rows of one prescription: those to renew go into one new prescription together. */
async function carryOut(
  call: Asked,
  old: LockedPrescription,
  answerOf: ReadonlyMap<number, QueueAnswer>,
): Promise<Outcome[]> {
  const { actor, tx } = call
  const answered = old.rows.filter((row) => answerOf.has(row.id))
  const isOpen = (row: LockedRow) => row.status !== rowStatus.closed && row.succeeded_by === null
  const outcome = (row: LockedRow, what: Partial<Outcome>): Outcome => ({
    prescriptionRowId: row.id,
    careRecipientId: old.care_recipient_id,
    outcome: 'refused',
    startDate: null,
    reason: null,
    by: null,
    on: null,
    ...what,
  })
  const gone = answered.filter((row) => !isOpen(row))
  const [ended] = await readWhoEnded(tx, gone.length > 0 ? [old.id] : [])
  const refused = gone.map((row) =>
    outcome(row, { reason: 'renewed-meanwhile', by: ended?.by ?? null, on: ended?.at ?? null }),
  )
  const open = answered.filter(isOpen)
  if (open.length === 0) return refused
  if (!actor.mayIn('ProductPrescriptionWrite', old.therapy_area)) {
    return [...refused, ...open.map((row) => outcome(row, { reason: 'not-your-area' }))]
  }
  const declined = open.filter((row) => answerOf.get(row.id)?.answer === 'no')
  await decline(call, old, declined, answerOf)
  const renewed = await renew(
    call,
    old,
    open.filter((row) => !declined.includes(row)),
    answerOf,
  )
  return [
    ...refused,
    ...declined.map((row) => outcome(row, { outcome: 'declined' })),
    ...renewed.map(({ row, ...what }) => outcome(row, what)),
  ]
}

/** A request that waits is rejected when nothing that it asked for is to be renewed. */
async function decline(
  { actor, now, tx }: Asked,
  old: LockedPrescription,
  rows: readonly LockedRow[],
  answerOf: ReadonlyMap<number, QueueAnswer>,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const by = authorOf(actor)
  const author = { by: by.userId, onBehalfOf: by.onBehalfOf, at: now }
  const reasonOf = (row: LockedRow) => answerOf.get(row.id)?.reason ?? ''
  await noteDeclined(
    tx,
    rows.map((row) => ({ prescriptionRowId: row.id, reason: reasonOf(row) })),
    author,
  )
  const isLeft = old.rows.some((row) => row.status !== rowStatus.closed && !rows.includes(row))
  const request = isLeft ? undefined : await readPendingRequest(tx, old.id)
  const mayAnswer = actor.mayIn('PrescriptionRenewWrite', old.therapy_area) && actor.carePlaceId === old.care_place_id
  if (!request || !mayAnswer) return
  await rejectRequest(tx, { id: request.id, reason: reasonOf(first), ...author })
  await settlePerson(tx, old, now)
}

interface RenewedRow extends Pick<Outcome, 'outcome' | 'startDate' | 'reason'> {
  readonly row: LockedRow
}

async function renew(
  { input, actor, now, today, tx }: Asked,
  old: LockedPrescription,
  rows: readonly LockedRow[],
  answerOf: ReadonlyMap<number, QueueAnswer>,
): Promise<RenewedRow[]> {
  if (rows.length === 0) return []
  const { period } = renewableOf(old)
  const waits = input.start === 'after-end' && mayPrescription(old.status, 'renew-from-end')
  const result = await renewLocked(tx, {
    old,
    named: rows.map((row) => row.id),
    packagesOf: new Map(rows.map((row) => [row.id, answerOf.get(row.id)?.packagesPerWithdrawal ?? null])),
    startDate: (waits ? dayAfter(period) : today).toString(),
    actor,
    now,
    today,
  })
  const refusedAs = (row: LockedRow, reason: QueueBlock): RenewedRow => ({
    row,
    outcome: 'refused',
    startDate: null,
    reason,
  })
  if (!result.ok) {
    const { refusal } = result
    if (refusal === 'no-row-renewable') {
      const reasons = new Map(result.detail.map((each) => [each.prescriptionRowId, each.reason]))
      return rows.map((row) => refusedAs(row, reasons.get(row.id) ?? refusal))
    }
    const reason = refusal === 'row-not-active' ? 'renewed-meanwhile' : refusal
    return rows.map((row) => refusedAs(row, reason === 'start-not-possible' ? 'old-end-passed' : reason))
  }
  const leftOut = new Map(result.value.leftOut.map((each) => [each.prescriptionRowId, each.reason]))
  return rows.map((row) => {
    const reason = leftOut.get(row.id)
    if (reason) return refusedAs(row, reason)
    return { row, outcome: 'renewed', startDate: result.value.startDate, reason: null }
  })
}
