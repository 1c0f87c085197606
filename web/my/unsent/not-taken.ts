import type { MeView } from '@omsorg/contract/portal/me/me-view.ts'
import type { ChangeLetter } from '../offline/letters.ts'
import type { Letter } from '../offline/outbox.ts'

interface Here {
  readonly careRecipientId: number
  readonly letters: readonly Letter[]
  readonly refused: ReadonlyMap<string, string>
}

/** The letters of a kind about a person that the server would not have. */
export function refusedLetters({ letters, refused, careRecipientId }: Here, kind: Letter['kind']): readonly Letter[] {
  return letters.filter(
    (each) => each.kind === kind && each.careRecipientId === careRecipientId && refused.has(each.key),
  )
}

/**
 * The changes that nobody can put right on the page of the diary: it is written in no more, it is another one, or the change was
 * to be taken out of it.
 */
export function lostChanges(here: Here, open: { readonly diaryId: number } | null): readonly Letter[] {
  return refusedLetters(here, 'change').filter(({ body }) => {
    const { diaryId, entry } = body as ChangeLetter
    return diaryId !== open?.diaryId || entry.removed
  })
}

/** Whether the holder stands for the person yet. What cannot be opened for a while is kept; what has ended is not. */
export function isStillHelped({ recipients }: Pick<MeView, 'recipients'>, careRecipientId: number): boolean {
  const reason = recipients.find((each) => each.careRecipientId === careRecipientId)?.open.reason
  return reason !== undefined && reason !== 'of-age' && reason !== 'no-longer-representative'
}
