import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'

/** What somebody says to a row; `packages` where each withdrawal is to hold others than before. */
export type Answer =
  | { readonly answer: 'renew'; readonly packages: number | null }
  | { readonly answer: 'no'; readonly reason: string }

export type Answers = ReadonlyMap<number, Answer>

/** A pass through the queue: what is answered so far, and what was before each step. */
export interface Pass {
  readonly answers: Answers
  readonly former: readonly Answers[]
}

export function begun(answers: Answers): Pass {
  return { answers, former: [] }
}

const mostSteps = 200

function step({ answers, former }: Pass, next: Answers): Pass {
  return { answers: next, former: [...former, answers].slice(-mostSteps) }
}

export function answered(pass: Pass, row: QueueRow, answer: Answer | null): Pass {
  const next = new Map(pass.answers)
  if (answer) next.set(row.prescriptionRowId, answer)
  else next.delete(row.prescriptionRowId)
  return step(pass, next)
}

/** Renews with others than before for each withdrawal; with as many as before it is a plain renewal. */
export function withPackages(pass: Pass, row: QueueRow, packages: number): Pass {
  if (packages < 1 || packages > 9999) return pass
  return answered(pass, row, { answer: 'renew', packages: packages === row.packagesPerWithdrawal ? null : packages })
}

/** Packages for each withdrawal of the new prescription, as it stands. */
export function packagesOf({ answers }: Pass, row: QueueRow): number {
  const answer = answers.get(row.prescriptionRowId)
  return (answer?.answer === 'renew' ? answer.packages : null) ?? row.packagesPerWithdrawal
}

/** Rows that nobody has to think about: they can be renewed, nearly all was drawn, and no one has answered or said no. */
export function plainRows(rows: readonly QueueRow[], { answers }: Pass): readonly QueueRow[] {
  return rows.filter(
    (row) =>
      row.can.allowed &&
      row.judgement === 'as-prescribed' &&
      row.declined === null &&
      !answers.has(row.prescriptionRowId),
  )
}

export function renewedAll(pass: Pass, rows: readonly QueueRow[]): Pass {
  const next = new Map(pass.answers)
  for (const row of rows) next.set(row.prescriptionRowId, { answer: 'renew', packages: null })
  return step(pass, next)
}

export function undone({ answers, former }: Pass): Pass {
  const before = former.at(-1)
  return before ? { answers: before, former: former.slice(0, -1) } : { answers, former }
}

/** Takes out what was carried out; it cannot be undone any more. */
export function carriedOut({ answers }: Pass, rowIds: ReadonlySet<number>): Pass {
  return begun(new Map([...answers].filter(([id]) => !rowIds.has(id))))
}

export type RowState = 'renew' | 'changed' | 'no' | 'cannot' | 'open'

export function stateOf(row: QueueRow, { answers }: Pass): RowState {
  const answer = answers.get(row.prescriptionRowId)
  if (answer?.answer === 'no') return 'no'
  if (!row.can.allowed) return 'cannot'
  if (answer) return answer.packages === null ? 'renew' : 'changed'
  return row.declined ? 'no' : 'open'
}

export function countsOf(rows: readonly QueueRow[], pass: Pass): Readonly<Record<RowState, number>> {
  const counts = { renew: 0, changed: 0, no: 0, cannot: 0, open: 0 }
  for (const row of rows) counts[stateOf(row, pass)] += 1
  return counts
}

/** What a confirmation sends: the answers to rows that are in the queue still. Rows of one prescription stay together. */
export function answersToSend(rows: readonly QueueRow[], { answers }: Pass) {
  return rows
    .flatMap((row) => {
      const answer = answers.get(row.prescriptionRowId)
      if (!answer || (answer.answer === 'renew' && !row.can.allowed)) return []
      return [{ row, sent: sentOf(row.prescriptionRowId, answer) }]
    })
    .toSorted((one, other) => one.row.prescriptionId - other.row.prescriptionId)
    .map(({ sent, row }) => ({ ...sent, prescriptionId: row.prescriptionId }))
}

export function sentOf(prescriptionRowId: number, answer: Answer) {
  return answer.answer === 'renew'
    ? { prescriptionRowId, answer: answer.answer, packagesPerWithdrawal: answer.packages, reason: '' }
    : { prescriptionRowId, answer: answer.answer, packagesPerWithdrawal: null, reason: answer.reason }
}

type Sendable = ReturnType<typeof answersToSend>[number]

/** In parts of so many at most; what belongs to one prescription is never parted, unless it is more by itself. */
export function inParts(answers: readonly Sendable[], most: number): readonly (readonly Sendable[])[] {
  const parts: Sendable[][] = []
  for (const group of Map.groupBy(answers, (each) => each.prescriptionId).values()) {
    for (let at = 0; at < group.length; at += most) {
      const piece = group.slice(at, at + most)
      const last = parts.at(-1)
      if (last && last.length + piece.length <= most) last.push(...piece)
      else parts.push(piece)
    }
  }
  return parts
}

export type Order = 'room' | 'end'

/** By room and name, or by the day on which it ends. */
export function inOrder(rows: readonly QueueRow[], order: Order, collator: Intl.Collator): readonly QueueRow[] {
  const byText = (one: string | null, other: string | null) =>
    one === other ? 0 : one === null ? 1 : other === null ? -1 : collator.compare(one, other)
  const byEnd = (one: QueueRow, other: QueueRow) => one.endDate.localeCompare(other.endDate)
  const byRoom = (one: QueueRow, other: QueueRow) =>
    byText(one.room, other.room) || byText(one.careRecipientName, other.careRecipientName)
  const orders = order === 'end' ? [byEnd, byRoom] : [byRoom, byEnd]
  return rows.toSorted((one, other) => {
    for (const compare of orders) {
      const result = compare(one, other)
      if (result !== 0) return result
    }
    return one.prescriptionRowId - other.prescriptionRowId
  })
}
