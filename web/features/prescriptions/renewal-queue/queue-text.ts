import type { QueueBlock, QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { authorName } from '../../../platform/author-name.ts'
import { consumptionText } from '../../products/index.ts'
import { startBlockText } from '../renewal/start-block-text.ts'
import { type Pass, type RowState, stateOf } from './queue-pass.ts'

export function personText({ careRecipientName }: QueueRow, t: AllTexts): string {
  return careRecipientName ?? t.careRecipients.protected.title
}

export function drawnText({ packagesDrawn, withdrawals, packagesPerWithdrawal }: QueueRow, t: AllTexts): string {
  return t.renewalQueue.of({ drawn: packagesDrawn, whole: withdrawals * packagesPerWithdrawal })
}

/** By how much more or less was drawn than the whole period grants. */
export function differenceText({ packagesDrawn, withdrawals, packagesPerWithdrawal }: QueueRow, t: AllTexts): string {
  const difference = packagesDrawn - withdrawals * packagesPerWithdrawal
  if (difference === 0) return t.renewalQueue.same
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

/** Why a row cannot be renewed, in a sentence. */
export function queueBlockText(block: QueueBlock, area: TherapyArea, t: AllTexts): string {
  const own = t.renewalQueue.blocks
  return isOwn(block, own) ? own[block] : startBlockText(block, area, t)
}

function isOwn<Own extends object>(block: QueueBlock, own: Own): block is QueueBlock & keyof Own {
  return Object.hasOwn(own, block)
}

/** What there is to say about a row, under it; null where it speaks for itself. */
export function remarkText(row: QueueRow, pass: Pass, t: AllTexts, f: Formats): string | null {
  const words = t.renewalQueue
  const answer = pass.answers.get(row.prescriptionRowId)
  if (answer?.answer === 'no') return words.youSaidNo({ reason: answer.reason })
  const { reason } = row.can
  if (reason !== null) return queueBlockText(reason, row.therapyArea, t)
  const whole = row.withdrawals * row.packagesPerWithdrawal
  const use = consumptionText(t, { ...row, unit: row.product.unit })
  const judged = {
    'as-prescribed': null,
    less: words.drawnLess({ drawn: row.packagesDrawn, whole }),
    more: words.drawnMore({ drawn: row.packagesDrawn, whole }),
  }[row.judgement]
  const said =
    row.declined && !answer
      ? words.saidNo({
          name: row.declined.by ? authorName(row.declined.by, t) : t.renewRequests.somebody,
          date: f.dateOf(row.declined.on),
          reason: row.declined.reason,
        })
      : null
  const asked =
    row.asked &&
    words.asked({
      name: row.asked.requester ? authorName(row.asked.requester, t) : t.renewRequests.somebody,
    })
  const parts = [said, judged, judged && use ? words.used({ use }) : null, asked]
  return parts.filter(Boolean).join(' ') || null
}

export function stateText(row: QueueRow, pass: Pass, t: AllTexts): string {
  const state: RowState = stateOf(row, pass)
  return t.renewalQueue.states[state]
}

/** How a row is read out: where it stands, whose it is, what was drawn, what is answered and what there is to say. */
export function rowLabel(row: QueueRow, at: number, of: number, pass: Pass, t: AllTexts, f: Formats): string {
  const label = t.renewalQueue.row({
    at: String(at + 1),
    of: String(of),
    name: personText(row, t),
    product: row.product.name,
    drawn: drawnText(row, t),
    state: stateText(row, pass, t),
  })
  return [`${label}.`, remarkText(row, pass, t, f)].filter(Boolean).join(' ')
}
